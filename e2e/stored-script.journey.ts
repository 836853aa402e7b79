import { expect, type Page } from '@playwright/test'
import { fieldValues } from '../apps/server/src/testing/field-values.ts'
import { person } from './accounts/accounts.ts'
import { call, confirmByMail, details, logInByApi } from './filing/filing-by-api.ts'
import { publicAtOnce, test } from './installation/fixtures.ts'
import { settled } from './screens/inspection.ts'

test.use({ settings: publicAtOnce })

/**
 * Payload that breaks out of a text, an attribute, a script, a style and a template; each would leave an element
 * behind.
 */
const script = `'"><img data-injected src=x onerror=alert(1)></script><script data-injected>alert(2)</script>{{7*7}}`
/** Payload in a link; it must begin as a valid one. */
const link = (name: string) => `https://${name}.example/"><svg/onload=alert(3)>'<data-injected>`

/** Payload for a text field, prefixed with the field's name, so that the page shows which one it is. */
const hostile = (field: string): string => `${field}: ${script}`

const texts = Object.entries(fieldValues)
  .filter(([, { taken }]) => typeof taken === 'string')
  .map(([field]) => field)

/** Sends the request with the payload in every field that accepts it. */
async function send<Data>(page: Page, path: string, body: Record<string, unknown>, method: 'POST' | 'PATCH' = 'POST') {
  const spoilt = Object.fromEntries(
    Object.entries(body).map(([field, value]) => [field, texts.includes(field) ? hostile(field) : value]),
  )
  const answer = await page.request.fetch(path, { method, data: spoilt })
  const { details = [] } = (await answer.json()) as { details?: { path: string }[] }
  if (answer.ok()) return ((await answer.json()) as { data: Data }).data
  for (const { path: field } of details) spoilt[field] = body[field]
  return call<Data>(page, { method, path, body: spoilt })
}

interface Dangers {
  /** Dialogs, errors and requests that nobody here made. */
  readonly seen: string[]
  /** The fields whose script was shown as the text that it is. */
  readonly shown: Set<string>
}

/** Opens every fold and section of a page, and those within them. */
async function openEveryFold(page: Page): Promise<void> {
  const closed = page.locator('main :is(details:not([open]) > summary, :is(h2, h3) > button[aria-expanded="false"])')
  const seen = closed.filter({ visible: true })
  while ((await seen.count()) > 0) await seen.first().click()
}

async function look(page: Page, path: string, { seen, shown }: Dangers): Promise<void> {
  await page.goto(path)
  await settled(page)
  await openEveryFold(page)
  const found = await page.evaluate(() => ({
    injected: [...document.querySelectorAll('[data-injected], svg[onload], img[src="x"]')].map(
      ({ outerHTML }) => outerHTML,
    ),
    links: [...document.querySelectorAll('a[href], area[href], form[action]')]
      .map(each => (each instanceof HTMLAnchorElement ? each.href : (each.getAttribute('action') ?? '')))
      .filter(address => !/^(https:|mailto:[^?]*$|tel:|solana:|http:\/\/localhost)/.test(address)),
    handlers: [...document.querySelectorAll('*')].flatMap(({ attributes }) =>
      [...attributes].filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
    ),
    text: document.body.innerText,
    title: document.title,
  }))
  for (const each of [...found.injected, ...found.links, ...found.handlers]) seen.push(`${path}: ${each}`)
  for (const field of texts) if (`${found.title} ${found.text}`.includes(hostile(field))) shown.add(field)
}

const textFile = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`Hello ${script}`) })
const upload = (page: Page, path: string) =>
  page.request.post(path, { multipart: { file: textFile(`a"><img data-injected src=x onerror=alert(4)>.txt`) } })

test('script that is stored in every field runs nowhere, and makes no element', async ({ browser, installation }) => {
  const dangers: Dangers = { seen: [], shown: new Set() }
  const own = new URL(installation.url).host
  const open = async () => {
    const context = await browser.newContext({ baseURL: installation.url })
    const page = await context.newPage()
    page.on('dialog', dialog => {
      dangers.seen.push(`a dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('pageerror', error => dangers.seen.push(String(error)))
    page.on('request', request => {
      if (
        !/^(data|blob):/.test(request.url()) &&
        new URL(request.url()).hostname !== new URL(installation.url).hostname
      )
        dangers.seen.push(`a request to ${request.url()} from ${own}`)
    })
    return page
  }
  const enter = async (name: string) => {
    const page = await open()
    const who = person(name, 'Hofer', 'AT')
    const { firstName, lastName, email, username } = who
    const home = { address: 'a', city: 'a', country: 'AT', identificationId: 'ID-445566' }
    const password = 'Truth-be-told-7'
    await call(page, { path: '/v1/auth/register', body: { firstName, lastName, email, username, password, ...home } })
    await confirmByMail(page.request, installation, who)
    await logInByApi(page, who)
    await send(page, '/v1/users', { firstName, lastName, ...home }, 'PATCH')
    return { page, who }
  }
  const plaintiff = await enter('Clara')
  const defendant = await enter('Paul')
  const visitor = await open()

  const { id } = await call<{ id: string }>(plaintiff.page, { path: '/v1/claims' })
  const path = `/v1/claims/${id}`
  await send(plaintiff.page, path, details, 'PATCH')
  const contacts = { email: defendant.who.email, cellPhone: '+43 1 234567' }
  const links = { website: link('website'), socialMediaLinks: [{ type: 'LinkedIn', url: link('linkedin') }] }
  const company = { legalName: 'a', taxId: 'ATU1', country: 'AT', email: person('Firm', 'X', 'AT').email, ...links }
  const { id: companyId } = await send<{ id: string }>(plaintiff.page, `${path}/defendants/company`, company)
  const clerk = { firstName: 'a', lastName: 'a', companyPosition: 'a', email: person('Clerk', 'X', 'AT').email }
  await send(plaintiff.page, `${path}/defendants/company/${companyId}`, clerk)
  const man = { firstName: 'a', lastName: 'a', ...contacts }
  const { id: personId } = await send<{ id: string }>(plaintiff.page, `${path}/defendants/individual`, man)
  const document = { url: link('document'), urlDescription: 'a' }
  await send(plaintiff.page, `${path}/documents/urls`, document)
  expect((await upload(plaintiff.page, `${path}/documents/files`)).ok()).toBe(true)
  for (const step of [1, 2, 3, 4, 5]) await look(plaintiff.page, `/dashboard/create-claim/step-${step}/${id}`, dangers)
  await call(plaintiff.page, { path: `${path}/submit` })

  const offered = await call<{ defendantId: string }[]>(defendant.page, { method: 'GET', path: '/v1/claims/offered' })
  await look(defendant.page, '/dashboard', dangers)
  await call(defendant.page, { path: `/v1/claims/defendants/${offered[0]?.defendantId}/takeover` })
  await send(defendant.page, `${path}/messages`, { text: 'a' })
  await send(plaintiff.page, `${path}/messages`, { text: 'a' })
  expect((await upload(plaintiff.page, `${path}/messages/files`)).ok()).toBe(true)
  await send(defendant.page, `${path}/payment-statements`, { text: 'a', paidOn: '2026-02-04', paidValue: 9 })
  await expect
    .poll(async () => (await visitor.request.get(path)).status(), { message: 'the claim becomes public' })
    .toBe(200)
  await send(defendant.page, `${path}/defendants/${personId}/reply`, { text: 'a' })
  const { replies } = await call<{ replies: { id: string }[] }>(plaintiff.page, { method: 'GET', path })
  await send(plaintiff.page, `${path}/replies/${replies[0]?.id}/answer`, { text: 'a' })
  await send(visitor, `${path}/reports`, { reason: 'unlawful', text: 'a', email: '' })
  await send(defendant.page, `${path}/dispute`, { disputeReason: 'Other', disputeExplanation: 'a' })

  for (const { page, side } of [
    { page: plaintiff.page, side: 'my-claims' },
    { page: defendant.page, side: 'against-me' },
  ]) {
    const claim = `/dashboard/claims/${side}/${id}`
    for (const each of [claim, `${claim}/history`, `${claim}/resolutions`, `/dashboard/claims/${side}`])
      await look(page, each, dangers)
    const found = [`/dashboard/search/claim/${id}`, `/dashboard/search/company/${companyId}`]
    for (const each of ['/dashboard', '/dashboard/profile', '/dashboard/referrals', '/dashboard/payment', ...found])
      await look(page, each, dangers)
  }
  const { id: userId } = await call<{ id: string }>(plaintiff.page, { method: 'GET', path: '/v1/auth' })
  const term = encodeURIComponent('"><img data-injected')
  const ofVisitors = [`/claim/${id}`, `/profile/company/${companyId}`, `/profile/individual/${personId}`]
  for (const each of [...ofVisitors, `/profile/user/${userId}`, '/search?term=legalName', `/search?term=${term}`])
    await look(visitor, each, dangers)

  await test.step('nor does it in any mail', async () => {
    const mails = (await (await fetch(`${installation.mailUrl}/email`)).json()) as { subject: string; html: string }[]
    expect(mails.length).toBeGreaterThan(8)
    // As a mail program shows it, that has no policy of ours.
    const reader = await open()
    for (const { subject, html } of mails) {
      await reader.setContent(html)
      const injected = await reader.locator('[data-injected], script, [onload], [onerror]').count()
      if (injected > 0) dangers.seen.push(`the mail "${subject}"`)
      const addresses = await reader.locator('a').evaluateAll(all => all.map(each => (each as HTMLAnchorElement).href))
      for (const address of addresses)
        if (!/^(http:\/\/localhost|https:|mailto:)/.test(address)) dangers.seen.push(`"${subject}" leads to ${address}`)
    }
  })

  expect(dangers.seen).toEqual([])
  // Each was there to be seen: what is shown nowhere else is asked for alone.
  const neverShown = ['claimNumber', 'language', 'password', 'token', 'username', 'term', 'email', 'code', 'redeemCode']
  expect(dangers.shown.size, [...dangers.shown].join(', ')).toBeGreaterThan(15)
  for (const field of neverShown) expect(dangers.shown.has(field), field).toBe(false)
})
