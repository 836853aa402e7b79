import { cookiesOf, openBrowser, type Page } from '../../../../../e2e/installation/open-browser.ts'

/** Opens a page with a session's cookie; `running` closes it. */
export async function openPage(
  { url, path, cookie }: { readonly url: string; readonly path: string; readonly cookie: string },
  running: AsyncDisposableStack,
): Promise<Page> {
  const browser = await openBrowser()
  running.defer(() => browser.close())
  const context = await browser.newContext({ locale: 'en' })
  await context.addCookies(cookiesOf(cookie, url))
  const page = await context.newPage()
  await page.goto(`${url}${path}`)
  return page
}
