import { expect, test } from 'vitest'
import { type Caller, callers, callersWith, permissions, rolesWith, staffPermissions } from '../people/permissions.ts'
import { periodEnd, periods } from './deadlines.ts'
import { type ClaimEvent, claimEvents, type EventRow } from './events.ts'
import { type ClaimStatus, claimStatuses, type Transition, transitions } from './lifecycle.ts'
import {
  bringsAgreement,
  isAboutBidding,
  notificationTopics,
  notificationType,
  type Reader,
  readers,
} from './notifications.ts'
import { publicStreet, viewFor, type views, visibility } from './visibility.ts'

// The rules once more, written by hand from the specification (sections 3, 4 and 6), decisions.md (sections 2, 3, 6 and 7)
// and beyond.md. A rule that changes changes here as well: nothing that is expected here may be read from the tables.

/** The lines of a table, each with its cells. */
const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()))

const wordsOf = (cell = ''): string[] => cell.split(',').flatMap(word => word.trim() || [])

/** Shorter names; the others are written as they are. */
const named: Readonly<Record<string, ClaimStatus>> = {
  'OFFER OF PLAINTIFF': 'RESOLUTION_PROPOSED_BY_PLAINTIFF',
  'OFFER OF DEFENDANT': 'RESOLUTION_PROPOSED_BY_DEFENDANT',
  REJECTED: 'RESOLUTION_REJECTED',
  ACCEPTED: 'RESOLUTION_ACCEPTED',
  'WON BY PLAINTIFF': 'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
  'WON BY DEFENDANT': 'RESOLVED_IN_FAVOUR_OF_DEFENDANT',
}
const statusOf = (name: string): string => named[name] ?? name

/** Columns: from; event; actor; to; guard; fee that opens; what the clock does, and when. */
const life = `
  PENDING                                | edit                 | Plaintiff | PENDING             |                  |              |
  PENDING                                | delete               | Plaintiff | gone                |                  |              |
  PENDING                                | submit               | Plaintiff | WAITING_FOR_PAYMENT | complete         | submission   |
  WAITING_FOR_PAYMENT                    | take back            | Plaintiff | PENDING             |                  |              |
  WAITING_FOR_PAYMENT                    | submission paid      | payment   | PENDING_PUBLICATION |                  |              | notice period over after notice period
  PENDING_PUBLICATION                    | amend                | Plaintiff | PENDING_PUBLICATION |                  |              |
  PENDING_PUBLICATION                    | extend               | Defendant | PENDING_PUBLICATION | can be extended  |              | notice period over after extra time, added
  PENDING_PUBLICATION                    | notice period over   | clock     | PUBLISHED           |                  |              |
  DISPUTED                               | notice period over   | clock     | DISPUTED            |                  |              |
  OFFER OF PLAINTIFF                     | notice period over   | clock     | OFFER OF PLAINTIFF  |                  |              |
  OFFER OF DEFENDANT                     | notice period over   | clock     | OFFER OF DEFENDANT  |                  |              |
  REJECTED                               | notice period over   | clock     | REJECTED            |                  |              |
  ACCEPTED                               | notice period over   | clock     | ACCEPTED            |                  |              |
  PENDING_PUBLICATION, PUBLISHED         | propose              | Defendant | OFFER OF DEFENDANT  |                  |              | offer expired after offer period, chosen
  PENDING_PUBLICATION                    | dispute              | Defendant | PENDING_PUBLICATION |                  | dispute      |
  PUBLISHED                              | dispute              | Defendant | PUBLISHED           |                  | dispute      |
  PENDING_PUBLICATION, PUBLISHED         | dispute paid         | payment   | DISPUTED            |                  |              |
  PENDING_PUBLICATION                    | resolve              | Defendant | PENDING_PUBLICATION |                  | concession   |
  PUBLISHED                              | resolve              | Defendant | PUBLISHED           |                  | concession   |
  PENDING_PUBLICATION, PUBLISHED         | concession paid      | payment   | WON BY PLAINTIFF    |                  |              |
  DISPUTED, REJECTED                     | propose              | Plaintiff | OFFER OF PLAINTIFF  |                  |              | offer expired after offer period, chosen
  DISPUTED, REJECTED                     | propose              | Defendant | OFFER OF DEFENDANT  |                  |              | offer expired after offer period, chosen
  DISPUTED, REJECTED                     | settle by bids       | bids      | ACCEPTED            |                  |              | platform fee overdue after platform fee period
  OFFER OF DEFENDANT                     | accept               | Plaintiff | ACCEPTED            |                  |              | platform fee overdue after platform fee period
  OFFER OF DEFENDANT                     | reject               | Plaintiff | REJECTED            |                  |              |
  OFFER OF PLAINTIFF                     | accept               | Defendant | ACCEPTED            |                  |              | platform fee overdue after platform fee period
  OFFER OF PLAINTIFF                     | reject               | Defendant | REJECTED            |                  |              |
  OFFER OF DEFENDANT                     | counter              | Plaintiff | OFFER OF PLAINTIFF  |                  |              | offer expired after offer period, chosen
  OFFER OF PLAINTIFF                     | counter              | Defendant | OFFER OF DEFENDANT  |                  |              | offer expired after offer period, chosen
  OFFER OF PLAINTIFF                     | withdraw offer       | Plaintiff | REJECTED            |                  |              |
  OFFER OF DEFENDANT                     | withdraw offer       | Defendant | REJECTED            |                  |              |
  OFFER OF PLAINTIFF, OFFER OF DEFENDANT | offer expired        | clock     | REJECTED            |                  |              |
  OFFER OF PLAINTIFF                     | account closed       | Plaintiff | REJECTED            |                  |              |
  OFFER OF DEFENDANT                     | account closed       | Defendant | REJECTED            |                  |              |
  OFFER OF DEFENDANT, ACCEPTED           | defendant replaced   | Defendant | REJECTED            |                  |              |
  ACCEPTED                               | resolve              | Plaintiff | ACCEPTED            | may pay the platform fee | platform fee |
  ACCEPTED                               | resolve              | Defendant | ACCEPTED            | may pay the platform fee | platform fee |
  ACCEPTED                               | platform fee overdue | clock     | ACCEPTED            |                  |              |
  ACCEPTED                               | end agreement        | Plaintiff | REJECTED            | may end the agreement |         |
  ACCEPTED                               | end agreement        | Defendant | REJECTED            | may end the agreement |         |
  ACCEPTED                               | end agreement        | operator  | REJECTED            | may end the agreement |         |
  ACCEPTED                               | platform fee paid    | payment   | WON BY PLAINTIFF    | plaintiff wins   |              |
  ACCEPTED                               | platform fee paid    | payment   | WON BY DEFENDANT    | defendant wins   |              |
  PENDING_PUBLICATION, PUBLISHED, DISPUTED, OFFER OF PLAINTIFF, OFFER OF DEFENDANT, REJECTED, ACCEPTED | settle elsewhere | Plaintiff | WON BY PLAINTIFF  | | |
  PENDING_PUBLICATION, PUBLISHED, DISPUTED, OFFER OF PLAINTIFF, OFFER OF DEFENDANT, REJECTED, ACCEPTED | withdraw         | Plaintiff | WON BY DEFENDANT  | | |
`

const written = (rows: readonly Transition[]): string[] =>
  rows
    .map(({ from, event, by, to, guard, requiresFee, deadline }) =>
      [
        ...[from, event, by, to ?? 'gone', guard ?? '', requiresFee ?? ''],
        deadline
          ? `${deadline.event} after ${deadline.after}${deadline.isAdded ? ', added' : ''}${deadline.isChosen ? ', chosen' : ''}`
          : '',
      ].join(' | '),
    )
    .sort()

test('a claim lives as the specification says', () => {
  const expected = rowsOf(life).flatMap(([from, event, by, to = '', ...rest]) =>
    wordsOf(from).map(each => [statusOf(each), event, by, statusOf(to), ...rest].join(' | ')),
  )
  expect(written(transitions)).toEqual(expected.sort())
  expect(claimStatuses).toHaveLength(11)
})

const both = 'plaintiff app and mail, other defendants app and mail'
const bothAndPayer = `${both}, acting defendant app, named defendants mail, payer mail`
const defendants = 'other defendants app and mail'
const plaintiff = 'plaintiff app and mail'
const actor = 'acting defendant app and mail'

/** Columns: event; history row; whose pages show it; notification type; topic; readers with their channels. */
const told = `
  create                     | CLAIM_CREATED             | none        |
  edit                       |                           | all parties |
  delete                     |                           | all parties |
  submit                     | CLAIM_SUBMITTED           | all parties |
  take back                  | SUBMISSION_TAKEN_BACK     | all parties |
  submission paid            | CLAIM_PAID                | all parties | CLAIM_CREATED       | CLAIM_CREATED | named defendants mail, accounts of named addresses app, payer mail, actor without a fee app and mail
  amend                      | CLAIM_AMENDED             | all parties | CLAIM_CREATED       | CLAIM_AMENDED | ${defendants}
  extend                     | NOTICE_PERIOD_EXTENDED    | all parties | CLAIM_CREATED       | NOTICE_PERIOD_EXTENDED | ${both}, ${actor}, named defendants mail
  notice period over         | CLAIM_PUBLISHED           | all parties | CLAIM_CREATED       | CLAIM_PUBLISHED | ${both}, named defendants mail, accounts of named addresses app
  letter accepted            |                           | plaintiff   |
  letter withheld            |                           | plaintiff   |
  letter deferred            |                           | plaintiff   |
  letter refused             |                           | plaintiff   | CLAIM_CREATED       | LETTER_REFUSED | ${plaintiff}
  letter refused again       |                           | plaintiff   |
  letter opened              | LETTER_OPENED             | all parties |
  letter sent again          |                           | all parties |
  address disowned           | ADDRESS_DISOWNED          | all parties | CLAIM_CREATED       | ADDRESS_DISOWNED | ${plaintiff}
  address corrected          | ADDRESS_CORRECTED         | all parties | CLAIM_CREATED       | CLAIM_CREATED | named defendants mail, accounts of named addresses app
  take over                  | CLAIM_TAKEN               | all parties | CLAIM_TAKEN         | CLAIM_TAKEN | ${plaintiff}
  contest by plaintiff       | TAKEOVER_CONTESTED        | all parties | CLAIM_TAKEN         | TAKEOVER_CONTESTED | ${actor}
  contest by named address   | TAKEOVER_CONTESTED        | all parties | CLAIM_TAKEN         | TAKEOVER_CONTESTED | ${plaintiff}, ${actor}
  confirm contested takeover | TAKEOVER_CONFIRMED        | all parties | CLAIM_TAKEN         | TAKEOVER_CONFIRMED | ${plaintiff}
  replace taker              | CLAIM_TAKEN               | all parties | CLAIM_TAKEN         | TAKEOVER_REPLACED | ${plaintiff}
  takeover ended             | TAKEOVER_ENDED            | none        | CLAIM_TAKEN         | TAKEOVER_ENDED | ${actor}
  party left                 |                           | all parties | CLAIM_TAKEN         | PARTY_LEFT | ${both}
  party left a resolved claim |                          | all parties |
  defendant left             | TAKEOVER_ENDED            | all parties |
  message written            |                           | all parties | CLAIM_CREATED       | CORRESPONDENCE | ${both}
  payment claimed            | PAYMENT_CLAIMED           | all parties | CLAIM_CREATED       | PAYMENT_CLAIMED | ${both}
  document added             | DOCUMENT_ADDED            | all parties | CLAIM_CREATED       | CORRESPONDENCE | ${both}
  document removed           | DOCUMENT_REMOVED          | all parties |
  payment changed            |                           | all parties |
  unpaid act withdrawn       |                           | all parties |
  dispute                    | DISPUTE_OPENED            | all parties |
  dispute unpaid             |                           | none        | CLAIM_DISPUTED      | DISPUTE_UNPAID | ${actor}
  concession unpaid          |                           | none        | CLAIM_PAID          | CONCESSION_UNPAID | ${actor}
  dispute lapsed             |                           | none        | CLAIM_DISPUTED      | DISPUTE_LAPSED | ${actor}
  concession lapsed          |                           | none        | CLAIM_PAID          | CONCESSION_LAPSED | ${actor}
  concede beside a dispute   |                           | none        | RESOLUTION_PROPOSED | CONCESSION_OPENED | ${defendants}
  dispute paid               | CLAIM_DISPUTED            | all parties | CLAIM_DISPUTED      | CLAIM_DISPUTED | ${bothAndPayer}, actor without a fee app and mail
  propose                    | RESOLUTION_PROPOSED       | all parties | RESOLUTION_PROPOSED | RESOLUTION_PROPOSED | ${both}
  accept                     | RESOLUTION_ACCEPTED       | all parties | RESOLUTION_ACCEPTED | RESOLUTION_ACCEPTED | ${both}, acting plaintiff app and mail, ${actor}
  reject                     | RESOLUTION_REJECTED       | all parties | RESOLUTION_REJECTED | RESOLUTION_REJECTED | ${both}
  counter                    | RESOLUTION_COUNTERED      | all parties | RESOLUTION_PROPOSED | RESOLUTION_COUNTERED | ${both}
  withdraw offer             | RESOLUTION_WITHDRAWN      | all parties | RESOLUTION_REJECTED | RESOLUTION_WITHDRAWN | ${both}
  offer expired              | RESOLUTION_EXPIRED        | all parties | RESOLUTION_REJECTED | RESOLUTION_EXPIRED | ${both}
  ask for bids               | BIDS_ASKED                | all parties | RESOLUTION_PROPOSED | BIDS_ASKED | ${both}
  agree to bids              | BIDS_AGREED               | all parties | RESOLUTION_PROPOSED | BIDS_AGREED | ${both}
  bid                        | BID_GIVEN                 | all parties | RESOLUTION_PROPOSED | BID_GIVEN | ${both}
  bids apart                 | BIDS_APART                | all parties | RESOLUTION_PROPOSED | BIDS_APART | ${both}
  bids close                 | BIDS_CLOSE                | all parties | RESOLUTION_PROPOSED | BIDS_CLOSE | ${both}
  bidding ended              | BIDDING_ENDED             | all parties | RESOLUTION_REJECTED | BIDDING_ENDED | ${both}
  settle by bids             | BIDS_MET                  | all parties | RESOLUTION_ACCEPTED | BIDS_MET | ${both}
  defendant replaced         | RESOLUTION_LAPSED         | all parties | RESOLUTION_REJECTED | RESOLUTION_LAPSED | ${both}
  account closed             | RESOLUTION_LAPSED         | all parties | RESOLUTION_REJECTED | OFFERER_LEFT | ${both}
  resolve                    | RESOLUTION_PAYMENT_OPENED | all parties |
  platform fee due           |                           | none        | RESOLUTION_ACCEPTED | FEE_DUE | acting plaintiff app and mail, ${actor}
  platform fee overdue       | RESOLUTION_FEE_OVERDUE    | all parties | RESOLUTION_ACCEPTED | FEE_OVERDUE | ${both}
  end agreement              | AGREEMENT_ENDED           | all parties | RESOLUTION_REJECTED | AGREEMENT_ENDED | ${both}
  concession paid            | CLAIM_RESOLVED            | all parties | CLAIM_PAID          | CLAIM_PAID | ${bothAndPayer}
  platform fee paid          | CLAIM_RESOLVED            | all parties | CLAIM_PAID          | CLAIM_PAID | ${bothAndPayer}, acting plaintiff app
  settle elsewhere           | CLAIM_SETTLED_ELSEWHERE   | all parties | CLAIM_PAID          | SETTLED_ELSEWHERE | ${defendants}, named defendants mail
  withdraw                   | CLAIM_WITHDRAWN           | all parties | CLAIM_PAID          | CLAIM_WITHDRAWN | ${defendants}, named defendants mail
  payment details stated     | PAYMENT_DETAILS_STATED    | all parties | CLAIM_PAID          | PAYMENT_DETAILS_STATED | ${actor}
  payment details taken back | PAYMENT_DETAILS_TAKEN_BACK | all parties | CLAIM_PAID         | PAYMENT_DETAILS_TAKEN_BACK | ${actor}
  account awaited            |                           | none        | CLAIM_PAID          | ACCOUNT_AWAITED | ${plaintiff}
  answer awaited             |                           | none        | CLAIM_PAID          | SUM_UNANSWERED | ${plaintiff}
  sum due                    |                           | none        | CLAIM_PAID          | SUM_DUE | ${actor}
  sum overdue                | SUM_OVERDUE               | all parties | CLAIM_PAID          | SUM_OVERDUE | ${both}
  sum said paid              | SUM_SAID_PAID             | all parties | CLAIM_PAID          | SUM_SAID_PAID | ${plaintiff}
  sum received               | SUM_RECEIVED              | all parties | CLAIM_PAID          | SUM_RECEIVED | ${defendants}
  sum not received           | SUM_NOT_RECEIVED          | all parties | CLAIM_PAID          | SUM_NOT_RECEIVED | ${defendants}
  sum not contradicted       | SUM_NOT_CONTRADICTED      | all parties | CLAIM_PAID          | SUM_NOT_CONTRADICTED | ${both}
  publish reply              | REPLY_PUBLISHED           | all parties | CLAIM_DISPUTED      | REPLY_PUBLISHED | ${both}
  change reply               | REPLY_CHANGED             | all parties | CLAIM_DISPUTED      | REPLY_CHANGED | plaintiff app, other defendants app
  answer reply               | REPLY_ANSWERED            | all parties | CLAIM_DISPUTED      | REPLY_ANSWERED | ${defendants}
  agree to show              | SHOWING_AGREED            | all parties | CLAIM_PAID          | SHOWING_AGREED | ${both}
  last agrees to show        | SHOWING_AGREED            | none        |
  no longer agrees to show   | SHOWING_TAKEN_BACK        | all parties |
  settlement shown           | SETTLEMENT_SHOWN          | all parties | CLAIM_PAID          | SETTLEMENT_SHOWN | ${both}
  record restricted          | RECORD_RESTRICTED         | all parties | CLAIM_DISPUTED      | RECORD_RESTRICTED | ${both}
  text redacted              | TEXT_REDACTED             | all parties | CLAIM_DISPUTED      | TEXT_REDACTED | ${both}
  record restored            | RECORD_RESTORED           | all parties | CLAIM_DISPUTED      | RECORD_RESTORED | ${both}
  restriction objected       | RESTRICTION_OBJECTED      | all parties |
  restriction kept           | RESTRICTION_KEPT          | all parties | CLAIM_DISPUTED      | RESTRICTION_KEPT | ${both}
`

const isReader = (name: string): name is Reader => readers.some(reader => reader === name)

/** The channel of every reader, parsed from text such as `plaintiff app and mail, payer mail`. */
function channelsOf(cell = ''): Record<string, string> {
  const channels: Record<string, string> = Object.fromEntries(readers.map(reader => [reader, 'none']))
  for (const words of wordsOf(cell)) {
    const [, reader = '', channel = ''] = /^(.*?) (app and mail|app|mail)$/.exec(words) ?? []
    if (!isReader(reader)) throw new Error(`"${words}" names no reader`)
    channels[reader] = channel
  }
  return channels
}

test.each(rowsOf(told))(
  '%s leaves %s, is shown to %s, and is told as %s',
  (event = '', history, live, type, topic, how) => {
    const row: EventRow | undefined = claimEvents[event as ClaimEvent]
    expect([row?.history ?? '', row?.live, row?.notify?.topic]).toEqual([history, live, topic])
    if (row?.notify) {
      expect(notificationType(row.notify.topic)).toBe(type)
      expect(row.notify.channels).toEqual(channelsOf(how))
    }
  },
)

test('and nothing else happens to a claim', () => {
  expect(
    rowsOf(told)
      .map(([event]) => event)
      .sort(),
  ).toEqual(Object.keys(claimEvents).sort())
})

test('who is told though they may not see it, or not told again after a letter', () => {
  const rows: readonly (readonly [string, EventRow])[] = Object.entries(claimEvents)
  expect(rows.flatMap(([event, { notify }]) => (notify?.isForOutsiders ? event : []))).toEqual(['takeover ended'])
  expect(rows.flatMap(([event, { notify }]) => (notify?.isSaidByLetterBefore ? event : []))).toEqual([
    'notice period over',
  ])
})

test('the periods of the clock', () => {
  const written = Object.values(periods).map(({ setting, standard }) => `${setting} ${standard}`)
  expect(written).toEqual(['NOTICE_PERIOD P15D', 'EXTRA_TIME P7D', 'OFFER_PERIOD P14D'])
})

test('the platform fee is due in ten business days, and overdue when the last of them is over everywhere', () => {
  const settings = { NOTICE_PERIOD: 0, EXTRA_TIME: 0, OFFER_PERIOD: 0 }
  // From Monday, 2 March 2026, to the end of Monday, 16 March at UTC−12, which is noon UTC of the next day.
  const end = periodEnd('platform fee period', new Date('2026-03-02T10:00:00Z'), settings)
  expect(end.toISOString()).toBe('2026-03-17T12:00:00.000Z')
})

test('what is told of sealed bids, and what brings the agreement along', () => {
  const bids = ['BIDDING_ENDED', 'BIDS_AGREED', 'BIDS_APART', 'BIDS_ASKED', 'BIDS_CLOSE', 'BID_GIVEN']
  expect(notificationTopics.filter(isAboutBidding).sort()).toEqual(bids)
  expect(notificationTopics.filter(bringsAgreement).sort()).toEqual(['BIDS_MET', 'RESOLUTION_ACCEPTED'])
})

test.each([
  ['Graz 1', 'AT', true, 'Graz 1'],
  ['Graz 1', 'AT', false, null],
  ['Graz 1', null, true, null],
  ['Graz 1', null, false, null],
  [null, 'AT', true, null],
])('of the street %j in %j, shown in public: %j, others see %j', (address, country, isStreetPublic, seen) => {
  expect(publicStreet({ address, country, isStreetPublic })).toBe(seen)
})

test('who is shown which view of a claim, and what stands in it', () => {
  expect(viewFor).toEqual({
    bystander: 'settled',
    visitor: 'public',
    unconfirmed: 'public',
    confirmed: 'confirmed',
    reader: 'party',
    defendant: 'party',
    plaintiff: 'party',
  })
  const seenBy = (view: (typeof views)[number]) =>
    Object.entries(visibility).flatMap(([information, all]) => (all.some(each => each === view) ? information : []))
  const publicly = ['claim summary', 'plaintiff street address', 'replies', 'defendant identity']
  const signedIn = ['representation status', 'defendant contacts']
  const parties = ['claim texts', 'documents', 'messages', 'resolutions', 'history']
  const ofReplies = ['earlier versions of replies', 'passages taken out of replies']
  expect(seenBy('settled')).toEqual(['type and country'])
  expect(seenBy('public').sort()).toEqual(['type and country', ...publicly].sort())
  expect(seenBy('confirmed').sort()).toEqual(['type and country', ...publicly, ...signedIn].sort())
  expect(seenBy('party').sort()).toEqual(
    ['type and country', ...publicly, ...signedIn, ...parties, ...ofReplies].sort(),
  )
  expect(Object.keys(visibility).sort()).toEqual(seenBy('party').sort())
})

/** Permissions by callers: each group of callers with the acts that all of them may do. */
const allowed: readonly (readonly [callers: readonly Caller[], acts: readonly string[]])[] = [
  [
    callers,
    [
      ...['read public pages', 'use a link that was sent', 'contest a takeover by link', 'open a letter'],
      ...['read a claim', 'report the record', 'read a defendant'],
    ],
  ],
  [['unconfirmed', 'confirmed', 'defendant', 'plaintiff'], ['use an own account']],
  [
    ['confirmed', 'defendant', 'plaintiff'],
    ['use the dashboard', 'create a claim', 'take a claim over'],
  ],
  [['reader'], ['read and answer a letter']],
  [['confirmed', 'reader', 'defendant', 'plaintiff'], ['disown an address']],
  [['reader', 'defendant'], ['ask for more time']],
  [
    ['reader', 'defendant', 'plaintiff'],
    ['read documents', 'read the history', 'read messages', 'keep a date', 'read the agreement'],
  ],
  [
    ['defendant', 'plaintiff'],
    [
      ...['change documents', 'write a message', 'mark messages as read', 'read the payment', 'propose a resolution'],
      ...['answer a resolution', 'settle by sealed bids', 'pay and resolve', 'state a sum'],
      ...['agree to show a settlement', 'object to a restriction'],
    ],
  ],
  [
    ['plaintiff'],
    [
      ...['edit a claim', 'delete a claim', 'submit a claim', 'amend a claim', 'end a claim', 'change defendants'],
      ...['contest a takeover', 'write to a defendant', 'state payment details', 'answer a reply'],
    ],
  ],
  [['defendant'], ['say that it is paid', 'dispute a claim', 'publish a reply']],
]

test('who may do what', () => {
  const lines = (rows: readonly (readonly [string, readonly Caller[]])[]) =>
    rows.map(([act, by]) => `${act}: ${by.join(', ')}`).sort()
  const expected = allowed.flatMap(([by, acts]) => acts.map(act => [act, by] as const))
  expect(lines(Object.entries(permissions))).toEqual(lines(expected))
})

/** Console permissions by staff role. */
const forStaff = `
  read reports       | reader, moderator, administrator
  moderate the record | moderator, administrator
  read waiting work  | reader, moderator, treasurer, administrator
  settle money       | treasurer, administrator
  hand out fee codes | treasurer, administrator
  run jobs and letters again | administrator
  read figures       | reader, moderator, treasurer, administrator
  read records       | reader, moderator, administrator
  arrange records    | moderator, administrator
  read settings      | reader, moderator, treasurer, administrator
  broadcast          | administrator
  read suspensions   | reader, moderator, administrator
  suspend accounts   | moderator, administrator
`

test('who of the staff may do what, and that nobody else may', () => {
  const names = Object.keys(staffPermissions) as (keyof typeof staffPermissions)[]
  expect(names.map(name => [name, rolesWith(name).join(', ')])).toEqual(rowsOf(forStaff))
  for (const name of names) expect(callersWith(name)).toEqual([])
})
