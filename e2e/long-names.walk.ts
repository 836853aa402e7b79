import { expect, type Page, test } from '@playwright/test'
import { person } from './accounts/accounts.ts'
import { call, details, joinByApi, submitByApi } from './filing/filing-by-api.ts'
import { startInstallation } from './installation/installation.ts'
import { settled } from './screens/inspection.ts'
import { desktop, openPage, phone } from './screens/route-visits.ts'

const longName = (letter: string) => letter.repeat(200)
const plaintiff = { ...person('nora', 'klein', 'Austria'), firstName: longName('N'), lastName: longName('K') }
const defendant = { firstName: longName('E'), lastName: longName('B'), email: 'emil@brandt.example' }
const company = { taxId: 'ATU66112233', country: 'AT', email: 'office@long.example', legalName: longName('C') }

/** How far the page scrolls sideways, where it does. */
async function faultsAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await settled(page)
  const hidden = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return hidden > 0 ? [`${page.viewportSize()?.width} px, ${path}: scrolls sideways by ${hidden} px`] : []
}

test('names of 200 letters without a space leave every page that shows them its width', async ({ browser }) => {
  const installation = await startInstallation({ settings: { SUBMISSION_FEE: '0', NOTICE_PERIOD: 'PT0S' } })
  try {
    const member = await openPage(browser, installation, desktop)
    const visitor = await openPage(browser, installation, phone)
    await joinByApi(member, installation, plaintiff)
    const { id } = await submitByApi(member, defendant)
    const { id: draft } = await call<{ id: string }>(member, { path: '/v1/claims' })
    await call(member, { method: 'PATCH', path: `/v1/claims/${draft}`, body: details })
    await call(member, { path: `/v1/claims/${draft}/defendants/company`, body: company })
    await call(member, { path: `/v1/claims/${draft}/defendants/individual`, body: defendant })
    const user = await call<{ id: string }>(member, { method: 'GET', path: '/v1/auth' })
    const claim = await call<{ defendants: { id: string }[] }>(member, { method: 'GET', path: `/v1/claims/${id}` })
    const mine = '/dashboard/claims/my-claims'
    const term = longName('E').slice(0, 40)
    const ofMember = [
      '/dashboard',
      mine,
      `${mine}/${id}`,
      `${mine}/${id}/history`,
      `${mine}/individual/${claim.defendants[0]?.id}`,
      `/dashboard/search?term=${term}`,
      `/dashboard/search/claim/${id}`,
      `/dashboard/search/individual/${claim.defendants[0]?.id}`,
      '/dashboard/profile',
      `/dashboard/create-claim/step-1/${draft}`,
      `/dashboard/create-claim/step-4/${draft}`,
    ]
    const ofVisitor = [
      `/search?term=${term}`,
      `/claim/${id}`,
      `/profile/individual/${claim.defendants[0]?.id}`,
      `/profile/user/${user.id}`,
    ]
    const faults: string[] = []
    for (const width of [360, 1280]) {
      for (const [page, paths] of [[member, ofMember] as const, [visitor, ofVisitor] as const]) {
        await page.setViewportSize({ width, height: 800 })
        for (const path of paths) faults.push(...(await faultsAt(page, path)))
      }
    }
    expect(faults).toEqual([])
    await member.context().close()
    await visitor.context().close()
  } finally {
    await installation.stop()
  }
})
