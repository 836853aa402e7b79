import type { APIRequestContext, Page } from '@playwright/test'
import { type Person, password } from '../accounts/accounts.ts'
import type { Installation } from '../installation/installation.ts'
import { linkIn, mailTo } from '../installation/mailbox.ts'

/** A claim as the API answers it, as far as a payment needs it. */
export interface ApiClaim {
  readonly id: string
  readonly status: string
  readonly paymentLink?: string | null
  readonly payments: readonly {
    readonly publicId: string
    readonly purpose: string
    readonly status: string
    readonly reference: string
    readonly bank: { readonly reference: string } | null
  }[]
}

interface Call {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: object
}

/** Calls the API as the browser of a page would, with its cookies. */
export async function call<Data>(page: Page, { method = 'POST', path, body }: Call): Promise<Data> {
  const answer = await page.request.fetch(path, { method, ...(body && { data: body }) })
  const { data, error } = (await answer.json()) as { data: Data; error?: string }
  if (!answer.ok()) throw new Error(`${method} ${path} was refused with ${answer.status()}: ${error}`)
  return data
}

export const readClaim = (page: Page, claimId: string): Promise<ApiClaim> =>
  call(page, { method: 'GET', path: `/v1/claims/${claimId}` })

export async function confirmByMail(
  request: APIRequestContext,
  installation: Installation,
  who: Person,
): Promise<void> {
  const mail = await mailTo(installation.mailUrl, who.email, /confirm/i)
  const token = new URL(linkIn(mail, '/auth/confirmation/token/')).pathname.split('/').at(-1)
  const answer = await request.get(`/v1/auth/emails/confirm/${token}`)
  if (!answer.ok()) throw new Error(`The address ${who.email} could not be confirmed: ${answer.status()}`)
}

/** Signs the page's browser in. */
export const logInByApi = (page: Page, { username }: Pick<Person, 'username'>): Promise<unknown> =>
  call(page, { path: '/v1/auth/login', body: { username, password } })

/** Registers a user with a confirmed address and signs the page's browser in. */
export async function joinByApi(page: Page, installation: Installation, who: Person): Promise<void> {
  const { firstName, lastName, email, username } = who
  const home = { address: 'Herrengasse 12', city: 'Graz', country: 'AT', identificationId: 'ID-445566' }
  const body = { firstName, lastName, email, username, password, ...home }
  await call(page, { path: '/v1/auth/register', body })
  await confirmByMail(page.request, installation, who)
  await logInByApi(page, who)
}

/** Takes over whatever the page's user is offered. */
export async function takeOverByApi(page: Page): Promise<void> {
  const offered = await call<{ readonly defendantId: string }[]>(page, { method: 'GET', path: '/v1/claims/offered' })
  for (const { defendantId } of offered) await call(page, { path: `/v1/claims/defendants/${defendantId}/takeover` })
}

export const details = {
  type: 'Compensation Request',
  dateOfClaim: '2026-02-03',
  value: 1_200,
  currency: 'EUR',
  location: 'Graz',
  jurisdiction: 'Austria',
  howDidInteractionBegin: 'We agreed on a new roof for the workshop.',
  whatDidDefendantDo: 'The roof leaked after the first rain.',
  whatDidYouDo: 'I asked for a repair, three times.',
  resolvelmentOffered: 'A repair, or the money.',
  communicationCurrentStatus: 'Silence since the third letter.',
  lastCommunication: '2026-02-20',
  lastResponse: 'There was none.',
  disclaimerTerms: true,
  disclaimerDocumentation: true,
  disclaimerConsent: true,
  representationStatus: 'Not Represented',
}

interface Company {
  readonly legalName: string
  readonly country: string
  readonly taxId: string
  readonly email: string
  readonly website?: string
}

type Named = Pick<Person, 'firstName' | 'lastName' | 'email'> | Company

/** Files a claim as far as its submission fee. */
export async function submitByApi(page: Page, defendant: Named, changes?: Partial<typeof details>): Promise<ApiClaim> {
  const id = await draftByApi(page, defendant, changes)
  return call(page, { path: `/v1/claims/${id}/submit` })
}

/** Writes a draft that lacks nothing. */
export async function draftByApi(page: Page, defendant: Named, changes: Partial<typeof details> = {}): Promise<string> {
  const { id } = await call<ApiClaim>(page, { path: '/v1/claims' })
  await call(page, { method: 'PATCH', path: `/v1/claims/${id}`, body: { ...details, ...changes } })
  if ('legalName' in defendant) {
    await call(page, { path: `/v1/claims/${id}/defendants/company`, body: defendant })
  } else {
    const { firstName, lastName, email } = defendant
    await call(page, { path: `/v1/claims/${id}/defendants/individual`, body: { firstName, lastName, email } })
  }
  const link = { url: 'https://photographs.example/roof', urlDescription: 'Photographs of the roof' }
  await call(page, { path: `/v1/claims/${id}/documents/urls`, body: link })
  return id
}
