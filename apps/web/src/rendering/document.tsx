import { type Language, locales } from '@redress/domain/people/languages.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FirstData } from '../lib/first-data.ts'
import { firstDataId } from '../lib/first-data.ts'
import type { PageHead } from '../lib/page-head.ts'
import type { Area } from '../texts/catalogue.ts'
import type { PageFiles } from './built-files.ts'

/** Data block of JSON in a script element. Escaping `<` keeps it from closing the element. */
const data = (type: string, value: unknown, id?: string): string =>
  `<script type="${type}"${id ? ` id="${id}"` : ''}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

interface Drawing {
  readonly content: string
  readonly head: PageHead
  readonly firstData: FirstData<Area>
  /** Public URL of the page; `null` for a page of an account. */
  readonly address: URL | null
}

export interface DocumentParts {
  readonly language: Language
  readonly files: PageFiles
  /** Paths of the API that the page asks for first; their answers are never put into a document. */
  readonly firstCalls: readonly string[]
  /** Whether search engines should leave it out. */
  readonly isUnlisted: boolean
  readonly drawing: Drawing | null
}

/** The built HTML template, filled with the page's head, files and content. */
export function documentOf(
  template: string,
  { language, files, firstCalls, isUnlisted, drawing }: DocumentParts,
): string {
  const added = renderToStaticMarkup(
    <>
      {files.styles.map(file => (
        <link key={file} rel="stylesheet" crossOrigin="" href={file} />
      ))}
      {files.fonts.map(file => (
        <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="" href={file} />
      ))}
      {firstCalls.map(path => (
        <link key={path} rel="preload" as="fetch" crossOrigin="use-credentials" href={path} />
      ))}
      {files.scripts.map(file => (
        <link key={file} rel="modulepreload" crossOrigin="" href={file} />
      ))}
      {isUnlisted ? <meta name="robots" content="noindex" /> : null}
      {drawing?.address ? <Preview head={drawing.head} address={drawing.address} language={language} /> : null}
    </>,
  )
  const { head } = drawing ?? {}
  const structured = head?.structuredData && { '@context': 'https://schema.org', ...head.structuredData }
  // Replacer functions, because texts may contain patterns such as `$&`.
  return template
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, whole => (head ? renderToStaticMarkup(<title>{head.title}</title>) : whole))
    .replace(/<meta\s+name="description"[^>]*>/, whole =>
      head?.description ? renderToStaticMarkup(<meta name="description" content={head.description} />) : whole,
    )
    .replace('</head>', () => `${added}${structured ? data('application/ld+json', structured) : ''}</head>`)
    .replace('<div id="root"></div>', whole => (drawing ? `<div id="root" data-drawn>${drawing.content}</div>` : whole))
    .replace('</body>', whole => (drawing ? data('application/json', drawing.firstData, firstDataId) + whole : whole))
}

/** Metadata for link previews, and the canonical URL for search engines. */
function Preview({ head, address, language }: { head: PageHead; address: URL; language: Language }) {
  const properties = {
    'og:site_name': 'Redress',
    'og:type': 'website',
    'og:title': head.title,
    ...(head.description && { 'og:description': head.description }),
    'og:url': address.href,
    'og:locale': locales[language].replace('-', '_'),
    'og:image': new URL('/preview.png', address).href,
    'og:image:width': '1200',
    'og:image:height': '630',
  }
  return (
    <>
      <link rel="canonical" href={address.href} />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
