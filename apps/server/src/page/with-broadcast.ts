import type { Broadcast } from '@redress/contract/configuration.ts'
import { languages } from '@redress/domain/people/languages.ts'
import { escaped } from '../mail/markup.ts'

/** The style sheet that pages load while they show one, and never else. */
const styles = '<link rel="stylesheet" href="/broadcast.css">'

/** A document with what every page shows above itself, in all languages: the style sheet hides those of others. */
export function withBroadcast(html: string, texts: Broadcast['texts']): string {
  const lines = languages.map(language => `<p lang="${language}">${escaped(texts[language])}</p>`)
  // Functions, as texts may hold what `replace` takes for a pattern.
  return html
    .replace('</head>', () => `${styles}</head>`)
    .replace(
      '<div id="root"',
      whole => `<aside class="broadcast" aria-label="Redress">${lines.join('')}</aside>${whole}`,
    )
}
