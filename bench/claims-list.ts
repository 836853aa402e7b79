import { countStatements } from '../apps/server/src/testing/count-statements.ts'
import type { Page } from '../e2e/installation/open-browser.ts'

export interface ListCost {
  readonly claims: number
  readonly statements: number
  readonly bytes: number
}

const requests = 50

/** What one GET /v1/claims costs its caller now: statements in the database, the session's included, and bytes. */
export async function claimsListCost(page: Page, databaseUrl: string): Promise<ListCost> {
  const statements = await countStatements(databaseUrl, async () => {
    for (let sent = 0; sent < requests; sent++) await page.request.get('/v1/claims')
  })
  const body = await (await page.request.get('/v1/claims')).body()
  const { data } = JSON.parse(body.toString()) as { data: { myClaims: unknown[] } }
  return { claims: data.myClaims.length, statements: statements / requests, bytes: body.length }
}
