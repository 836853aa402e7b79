import { expect, type Page } from '@playwright/test'
import { dayMilliseconds } from '@redress/domain/claim/calendar-days.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import { runOperator } from './accounts/staff.ts'
import { logInByApi } from './filing/filing-by-api.ts'
import { publicAtOnce, test } from './installation/fixtures.ts'
import { linkIn, mailsTo } from './installation/mailbox.ts'
import { passForSums } from './installation/stored-claims.ts'
import { changed, stated, statedLate, undone } from './money/account-journeys.ts'
import { answers, box, saysPaid, statesAccount, undoes } from './money/acts.ts'
import { deniedWhenOverdue, overdue, saidAgain, sixDaysStated, withoutAccount } from './money/overdue-journeys.ts'
import { paid, received } from './money/payment-journeys.ts'
import type { Mailed, PartyReads, Reading } from './money/reading.ts'
import { contradicted, reminded, silent } from './money/silence-journeys.ts'
import { openWorld, type World } from './money/world.ts'
import { layoutFaults, settled } from './screens/inspection.ts'

test.use({ settings: publicAtOnce })

const iban = { first: 'AT61 1904 3002 3457 3201', second: 'DE89 3704 0044 0532 0130 00' }

type Act = (world: World) => Promise<void>
interface Journey {
  readonly name: string
  /** Acts before it, whose mails another journey reads. */
  readonly before?: readonly Act[]
  readonly act: Act
  readonly reads: Reading
}

const state: Act = ({ creditor }) => statesAccount(creditor, 'state', iban.first)
const change: Act = ({ creditor }) => statesAccount(creditor, 'change', iban.second)
const pay: Act = ({ debtor }) => saysPaid(debtor)
const payAgain: Act = ({ debtor }) => saysPaid(debtor, true)
const confirm: Act = ({ creditor }) => answers(creditor, 'received')
const deny: Act = ({ creditor }) => answers(creditor, 'not received')
const pass =
  (days: number): Act =>
  ({ installation, claimId }) =>
    passForSums(installation, claimId, days)
const undo: Act = async ({ creditor, installation, claimId }) => {
  const mails = await mailsTo(installation.mailUrl, creditor.who.email)
  const last = mails.findLast(({ text }) => text.includes('/auth/undo/'))
  await undoes(creditor, last ? linkIn(last, '/auth/undo') : '')
  await logInByApi(creditor.page, creditor.who)
  await creditor.page.goto(`/dashboard/claims/my-claims/${claimId}`)
}

/** Journeys by the agreement on which they follow each other. */
const agreements: readonly (readonly Journey[])[] = [
  [
    { name: '1: the creditor states an account', act: state, reads: stated },
    { name: '2: the creditor changes it', act: change, reads: changed },
    { name: '3: the creditor undoes the change by the mail', act: undo, reads: undone },
  ],
  [
    { name: '4: the debtor pays', before: [state], act: pay, reads: paid },
    { name: '4: the creditor has it', act: confirm, reads: received },
  ],
  [
    { name: '10: overdue without an account', act: pass(16), reads: withoutAccount },
    { name: '9: the account is stated late', act: state, reads: statedLate },
    { name: '9: it has stood for six days', act: pass(6), reads: sixDaysStated },
    { name: '9: overdue with an account', act: pass(3), reads: overdue },
    { name: '5: the debtor says that it is paid', act: pay, reads: paid },
    { name: '5: the creditor denies', act: deny, reads: deniedWhenOverdue },
    { name: '6: the debtor says it again, with evidence', act: payAgain, reads: saidAgain },
  ],
  [
    { name: '7: three silent days', before: [state, pay], act: pass(3), reads: reminded('<-4>', '<4>') },
    { name: '7: six silent days', act: pass(3), reads: reminded('<-7>', '<1>') },
    { name: '7: the silence is over', act: pass(3), reads: silent },
    { name: '8: the creditor contradicts after it', act: deny, reads: contradicted },
  ],
]

/** A text with its days written out, as a page or a mail writes them. */
function dated(text: string, language: Language, place: 'page' | 'mail'): string {
  const month = place === 'mail' ? 'long' : 'short'
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'de-DE', {
    ...{ day: place === 'page' && language === 'en' ? '2-digit' : 'numeric', month, year: 'numeric', timeZone: 'UTC' },
  })
  return text.replaceAll(/<(-?\d+)>/g, (_, days: string) => {
    const day = format.format(Date.now() + Number(days) * dayMilliseconds)
    return place === 'page' && language === 'en' ? day.replaceAll(' ', '-') : day
  })
}

/** A text without what only breaks its lines. */
const plain = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll('\u00ad', '')
    .trim()

async function reads(
  { page, language }: Pick<World['creditor'], 'page' | 'language'>,
  { title, says, never = [], buttons }: PartyReads,
): Promise<void> {
  await page.reload()
  await settled(page)
  const heading = dated(title[language], language, 'page')
  await expect(async () => {
    const text = plain(await box(page).innerText())
    expect(plain(await box(page).getByRole('heading', { level: 2 }).innerText())).toBe(heading)
    expect(plain(await page.title())).toContain(heading)
    for (const said of says) expect(text).toContain(dated(said[language], language, 'page'))
    for (const said of never) expect(text).not.toContain(dated(said[language], language, 'page'))
    const names = await box(page).getByRole('button').allInnerTexts()
    expect(names.map(plain)).toEqual(buttons[language])
  }).toPass({ timeout: 30_000 })
  expect(await layoutFaults(page)).toEqual([])
}

const ofPayments = /overdue|agreement kept|contradicted|überfällig|eingehalten|widersprochen/gi

async function isPublic(page: Page, language: Language, said: Reading['public']): Promise<void> {
  await page.reload()
  await settled(page)
  const text = plain(await page.locator('main').innerText())
  const line = said && dated(said[language], language, 'page')
  if (line) expect(text).toContain(line)
  expect((line === null ? text : text.replaceAll(line, '')).match(ofPayments) ?? []).toEqual([])
  for (const secret of ['AT61', 'DE89', '600.00', '600,00']) expect(text).not.toContain(secret)
  expect(await layoutFaults(page)).toEqual([])
}

async function isMailed(world: World, party: 'creditor' | 'debtor', expected: readonly Mailed[]): Promise<void> {
  const { language } = world[party]
  const mails = await world.newMails(party)
  const written = (text: string) => dated(text, language, 'mail')
  expect(mails.map(({ subject }) => plain(subject)).sort(), `mails to the ${party}`).toEqual(
    expected.map(({ subject }) => written(subject[language])).sort(),
  )
  for (const { subject, says, hasCalendar = false } of expected) {
    const mail = mails.find(each => plain(each.subject) === written(subject[language]))
    const text = plain(mail?.text ?? '')
    for (const said of says) expect(text).toContain(written(said[language]))
    expect(mail?.attachments.map(({ fileName }) => fileName.endsWith('.ics')) ?? []).toEqual(hasCalendar ? [true] : [])
  }
}

for (const languages of [
  { creditor: 'en', debtor: 'de' },
  { creditor: 'de', debtor: 'en' },
] as const) {
  test(`what is said of money on a phone, creditor ${languages.creditor}, debtor ${languages.debtor}`, async ({
    browser,
    installation,
  }) => {
    test.slow()
    const world = await openWorld(browser, installation, languages)
    const said = ['--by', 'Olga', '--because', 'They help people who owe much']
    const { stdout } = await runOperator(installation, 'fee-codes', 'make', 'Library of Graz', '100', '9', '9', ...said)
    for (const journeys of agreements) {
      await world.agree(stdout.split('\n')[0] ?? '')
      for (const { name, before = [], act, reads: expected } of journeys) {
        await test.step(name, async () => {
          for (const earlier of before) await earlier(world)
          if (before.length > 0) await world.leaveMailsUnread()
          await act(world)
          await isMailed(world, 'creditor', expected.mails.creditor)
          await isMailed(world, 'debtor', expected.mails.debtor)
          await reads(world.creditor, expected.creditor)
          await reads(world.debtor, expected.debtor)
          await isPublic(world.visitor, languages.creditor, expected.public)
        })
      }
    }
    for (const page of [world.creditor.page, world.debtor.page, world.visitor]) await page.context().close()
  })
}
