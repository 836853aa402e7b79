import type { Browser, Page } from '@playwright/test'
import type { Language } from '@redress/domain/people/languages.ts'
import { type Person, person } from '../accounts/accounts.ts'
import { type ApiClaim, call, joinByApi, submitByApi, takeOverByApi } from '../filing/filing-by-api.ts'
import type { Installation } from '../installation/installation.ts'
import { mailsTo } from '../installation/mailbox.ts'
import { allMailSent } from '../installation/stored-claims.ts'
import { phoneViewport, watch } from '../screens/inspection.ts'
import type { Reader } from './acts.ts'

interface Seat extends Reader {
  readonly who: Person
}

interface Opened {
  readonly creditor: Reader
  readonly debtor: Reader
  readonly visitor: Page
}

/** Two parties with their languages and claim, and somebody who reads its public page. */
export class World {
  readonly creditor: Seat
  readonly debtor: Seat
  readonly installation: Installation
  readonly visitor: Page
  claimId = ''
  readonly #mailsRead = { creditor: 0, debtor: 0 }

  constructor(installation: Installation, { creditor, debtor, visitor }: Opened) {
    this.installation = installation
    this.visitor = visitor
    this.creditor = { ...creditor, who: person('Clara', 'Hofer', 'AT') }
    this.debtor = { ...debtor, who: person('Paul', 'Gruber', 'AT') }
  }

  /** Mails to a party since the last call, once everything is sent. */
  async newMails(party: 'creditor' | 'debtor') {
    await allMailSent(this.installation)
    const mails = await mailsTo(this.installation.mailUrl, this[party].who.email)
    const fresh = mails.slice(this.#mailsRead[party])
    this.#mailsRead[party] = mails.length
    return fresh
  }

  async leaveMailsUnread(): Promise<void> {
    for (const party of ['creditor', 'debtor'] as const) await this.newMails(party)
  }

  /** Settles a claim of EUR 1,200.00 by 600.00, to be paid within two weeks, and opens it for both. */
  async agree(feeCode: string): Promise<void> {
    const { creditor, debtor } = this
    this.claimId = (await submitByApi(creditor.page, debtor.who)).id
    await takeOverByApi(debtor.page)
    const path = `/v1/claims/${this.claimId}`
    const offer = { winningParty: 'Plaintiff', costOwner: 'Defendant', value: 600 }
    await call(debtor.page, { path: `${path}/propose-resolution`, body: offer })
    await call(creditor.page, { path: `${path}/accept-resolution` })
    const { payments } = await call<ApiClaim>(debtor.page, { path: `${path}/resolve` })
    await call(debtor.page, { path: `/v1/payments/${payments.at(-1)?.publicId}/code`, body: { feeCode } })
    await this.open()
    await this.leaveMailsUnread()
  }

  async open(): Promise<void> {
    await this.creditor.page.goto(`/dashboard/claims/my-claims/${this.claimId}`)
    await this.debtor.page.goto(`/dashboard/claims/against-me/${this.claimId}`)
    await this.visitor.goto(`/claim/${this.claimId}`)
  }
}

export async function openWorld(
  browser: Browser,
  installation: Installation,
  languages: Readonly<Record<'creditor' | 'debtor', Language>>,
): Promise<World> {
  const open = async (language: Language) => {
    const locale = language === 'en' ? 'en-GB' : 'de-DE'
    const context = { baseURL: installation.url, viewport: phoneViewport, locale, timezoneId: 'UTC' }
    const page = await (await browser.newContext(context)).newPage()
    await watch(page)
    return page
  }
  const openFor = async (language: Language): Promise<Reader> => ({ page: await open(language), language })
  const world = new World(installation, {
    ...{ creditor: await openFor(languages.creditor), debtor: await openFor(languages.debtor) },
    visitor: await open(languages.creditor),
  })
  for (const { page, language, who } of [world.creditor, world.debtor]) {
    await joinByApi(page, installation, who)
    await call(page, { method: 'PATCH', path: '/v1/users', body: { language } })
  }
  return world
}
