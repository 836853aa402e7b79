import type { Browser, Page } from '@playwright/test'
import { type Language, languages } from '@redress/domain/people/languages.ts'
import { messageKinds } from '../../apps/server/src/testing/sample-messages.ts'
import type { Look } from './route-visits.ts'

const shownAt = 'https://mail.example/?'

/** How wide a mail program shows a message, on a desktop and on a phone, in either scheme. */
export const mailLooks: readonly Look[] = [600, 360].flatMap(width =>
  (['light', 'dark'] as const).map(colorScheme => ({ colorScheme, width })),
)

export interface Preview {
  readonly kind: string
  readonly language: Language
}

/** Every kind of message in every language. */
export const previews: readonly Preview[] = Object.keys(messageKinds).flatMap(kind =>
  languages.map(language => ({ kind, language })),
)

/** A page that shows messages and fetches what they ask for; answers what they asked for. */
export async function openMailProgram(browser: Browser, { colorScheme, width }: Look): Promise<[Page, string[]]> {
  const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } })
  const fetched: string[] = []
  const page = await context.newPage()
  await page.route(
    url => !url.href.startsWith(shownAt),
    route => {
      fetched.push(route.request().url())
      return route.abort()
    },
  )
  await page.route(`${shownAt}**`, route => {
    const { searchParams } = new URL(route.request().url())
    const language = languages.find(each => each === searchParams.get('language'))
    const message = language && messageKinds[searchParams.get('kind') ?? '']?.message(language)
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: message?.html ?? '' })
  })
  return [page, fetched]
}

export const showMessage = (page: Page, { kind, language }: Preview) =>
  page.goto(`${shownAt}${new URLSearchParams({ kind, language })}`)
