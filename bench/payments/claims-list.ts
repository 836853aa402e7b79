import type { Page } from '../../e2e/installation/open-browser.ts'

export interface ListSize {
  readonly claims: number
  readonly bytes: number
}

/** How much one GET /v1/claims brings its caller now. */
export async function claimsListSize(page: Page): Promise<ListSize> {
  const body = await (await page.request.get('/v1/claims')).body()
  const { data } = JSON.parse(body.toString()) as { data: { myClaims: unknown[] } }
  return { claims: data.myClaims.length, bytes: body.length }
}
