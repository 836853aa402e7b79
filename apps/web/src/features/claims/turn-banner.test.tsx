// @vitest-environment happy-dom
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import {
  partyClaimExample,
  resolutionExample,
  restrictedClaimExample,
  submissionPaymentExample,
} from '@redress/contract/example-schemas.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { TurnBanner } from './turn-banner.tsx'

/** The end of 10 January, everywhere. */
const ahead = '2999-01-11T12:00:00.000Z'
const claim: PartyClaim = { ...partyClaimExample, noticePeriodEndsAt: ahead }
const accepted = { ...resolutionExample, resolutionStatus: 'ACCEPTED', decidedAt: '2999-01-04T12:00:00.000Z' } as const
const late = { ...accepted, decidedAt: '2026-01-08T12:00:00.000Z' } as const
const unpaid: PartyClaim['pendingActs'][number] = {
  kind: 'dispute',
  name: 'Dora Defendant',
  fee: 10,
  currency: 'EUR',
  isOwn: true,
  openedAt: '2026-02-05T11:20:00.000Z',
}
const delivery = {
  queuedAt: '2026-01-10T12:00:00.000Z',
  acceptedAt: '2026-01-10T12:00:01.000Z',
  refusedAt: null,
  withheldAt: null,
  refusal: null,
  deferral: null,
  deferredAt: null,
  openedAt: null,
  disownedAt: '2026-01-11T12:00:00.000Z',
  takenOverAt: null,
  corrections: 0,
}
const [named] = partyClaimExample.defendants.flatMap(each => (each.view === 'private' ? [each] : []))
if (!named) throw new Error('The example of a claim is against nobody')
const unreached = { ...named, delivery: { ...delivery, state: 'disowned' as const } }
const reached = { ...named, delivery: { ...delivery, state: 'accepted' as const, disownedAt: null } }
const said = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-') ?? ''

const sum = {
  ...{ dueOn: '2999-01-31', value: 600, saidPaidAt: null, paidOn: null, receivedAt: null },
  ...{ timesSaidPaid: 0, uncontradictedAt: null, overdueAt: '2999-02-01T12:00:00.000Z', isOverdue: false },
} as const
const owing = {
  status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
  resolutions: [accepted],
  resolvedAt: '2999-01-10T12:00:00.000Z',
  performance: { sums: [sum], reader: 'debtor', payTo: null },
  nextSum: sum,
} satisfies Partial<PartyClaim>

const [reply] = partyClaimExample.replies
const [restriction] = restrictedClaimExample.restrictions
if (!reply || !restriction) throw new Error('The examples have no reply and no restriction')
const unanswered = {
  ...{ role: 'Plaintiff', status: 'PUBLISHED', isPublic: true, isDisregarded: false },
  ...{ noticePeriodEndsAt: '2026-01-10T12:00:00.000Z', paymentClaimedOn: null },
} satisfies Partial<PartyClaim>

test.each<[string, Partial<PartyClaim>, string[], string[]]>([
  [
    'a defendant who has to answer',
    { role: 'Defendant', status: 'PENDING_PUBLICATION' },
    ['Your turn: answer by 10-Jan-2999', 'After 10-Jan-2999 the claim is public'],
    [],
  ],
  [
    'a defendant whose dispute is written and not paid',
    { role: 'Defendant', status: 'PENDING_PUBLICATION', pendingActs: [unpaid] },
    ['Your turn: pay EUR 10.00 by 10-Jan-2999', 'Does not count until EUR 10.00 is paid', 'Your answer is saved'],
    ['Making an offer'],
  ],
  [
    'a plaintiff who waits for the answer',
    { role: 'Plaintiff', status: 'PENDING_PUBLICATION' },
    ['Their turn: answer by 10-Jan-2999'],
    ['Your turn'],
  ],
  [
    'a plaintiff whose letters reached somebody else',
    { role: 'Plaintiff', status: 'PENDING_PUBLICATION', defendants: [unreached], unreached: 'all' },
    ['no defendant has received one', 'correct the address', 'runs until 10-Jan-2999 all the same'],
    ['have until'],
  ],
  [
    'a plaintiff whose letters reach nobody for good',
    { role: 'Plaintiff', status: 'PENDING_PUBLICATION', defendants: [unreached], unreached: 'for good' },
    [
      'Your turn: decide how the claim goes on',
      'no defendant has received one',
      'You can withdraw the claim, or end it as settled elsewhere',
      'After 10-Jan-2999 the claim is public.',
    ],
    ['have until', 'answer by', 'orrect the address'],
  ],
  [
    'a plaintiff whose letters reached nobody, and whose claim is public',
    { ...unanswered, isDisregarded: true, defendants: [unreached], unreached: 'for good' },
    ['You can withdraw the claim, or end it as settled elsewhere'],
    ['can still answer', 'answer the claim'],
  ],
  [
    'a plaintiff whose letter still waits, and whose claim is public',
    { ...unanswered, isDisregarded: true, isReached: false, unreached: 'none' },
    ['our emails have reached no defendant', '“Could not be reached”'],
    ['Nobody answered', '“No response”'],
  ],
  [
    'a plaintiff one of whose letters reached somebody else',
    { role: 'Plaintiff', status: 'PENDING_PUBLICATION', defendants: [unreached, reached] },
    ['The defendants have until 10-Jan-2999 to answer'],
    ['no defendant has received'],
  ],
  [
    'a plaintiff who is offered nothing',
    {
      role: 'Plaintiff',
      status: 'RESOLUTION_PROPOSED_BY_DEFENDANT',
      resolutions: [{ ...resolutionExample, winningParty: 'Defendant', costOwner: 'Plaintiff' }],
    },
    ['Your turn: answer the offer', 'You would receive nothing, and pay the fee of EUR 200.00.'],
    ['answer by'],
  ],
  [
    'a plaintiff who owes the fee, not an answer',
    { role: 'Plaintiff', status: 'RESOLUTION_ACCEPTED', resolutions: [{ ...accepted, costOwner: 'Plaintiff' }] },
    ['Your turn: pay the fee by 18-Jan-2999', 'You are to receive EUR 900.00, and to pay the fee of EUR 200.00.'],
    ['answer'],
  ],
  [
    'a defendant whose co-defendant agreed',
    {
      role: 'Defendant',
      status: 'RESOLUTION_ACCEPTED',
      resolutions: [{ ...accepted, costOwner: 'Defendant', defence: { name: 'Nordlys Reiser AS', isYou: false } }],
    },
    ['Their turn: Nordlys Reiser AS is to pay the fee by 18-Jan-2999', 'You do not have to act'],
    ['Your turn', 'You are to'],
  ],
  [
    'a plaintiff who owes the fee since a day that is over',
    { role: 'Plaintiff', status: 'RESOLUTION_ACCEPTED', resolutions: [{ ...late, costOwner: 'Plaintiff' }] },
    ['Your turn: pay the fee (due since 22-Jan-2026)'],
    ['by 22-Jan-2026'],
  ],
  [
    'a defendant whose co-defendant agreed and has not paid in time',
    {
      role: 'Defendant',
      status: 'RESOLUTION_ACCEPTED',
      resolutions: [{ ...late, costOwner: 'Defendant', defence: { name: 'Nordlys Reiser AS', isYou: false } }],
    },
    ['Their turn: Nordlys Reiser AS was to pay the fee by 22-Jan-2026', 'You do not have to act'],
    ['is to pay the fee by'],
  ],
  [
    'a plaintiff who is to be paid, and has stated no account',
    {
      ...{ ...owing, role: 'Plaintiff', nextSum: { ...sum, overdueAt: null } },
      performance: { sums: [{ ...sum, overdueAt: null }], reader: 'creditor', payTo: null },
    },
    ['Your turn: state where EUR 600.00 is paid to', 'before an account has stood here for 7 days'],
    ['Their turn', 'say here that you have paid'],
  ],
  [
    'a defendant who was told of no account',
    {
      ...{ ...owing, role: 'Defendant', nextSum: { ...sum, overdueAt: null } },
      resolutions: [{ ...accepted, defence: { name: 'Dora Defendant', isYou: true } }],
      performance: { sums: [{ ...sum, overdueAt: null }], reader: 'debtor', payTo: null },
    },
    [
      'Their turn: state where EUR 600.00 is paid to',
      'The plaintiff has not stated an account yet. You need not pay before that.',
    ],
    ['Your turn', 'overdue'],
  ],
  [
    'a defendant who is to pay',
    { ...owing, role: 'Defendant', resolutions: [{ ...accepted, defence: { name: 'Dora Defendant', isYou: true } }] },
    ['Your turn: pay EUR 600.00 by 31-Jan-2999', 'Then say here that you have paid'],
    ['state where', 'Fee to pay'],
  ],
  [
    'a defendant beside the one who is to pay',
    {
      ...owing,
      role: 'Defendant',
      resolutions: [{ ...accepted, defence: { name: 'Dora Defendant', isYou: false } }],
      performance: { sums: [sum], reader: null, payTo: null },
    },
    ['Dora Defendant owes it. You do not have to act.'],
    ['say below'],
  ],
  [
    'a party of a claim that is over',
    { role: 'Plaintiff', status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF', resolutions: [accepted] },
    ['Resolved', 'By this agreement you receive EUR 900.00.'],
    ['10-Jan-2999', 'published', 'turn'],
  ],
  [
    'a party of a settled claim that all agree to show, before it is public',
    {
      role: 'Plaintiff',
      status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
      resolutions: [accepted],
      isPublic: false,
      earlySettlement: { shownAt: '2026-01-12T12:00:00.000Z', sides: [] },
    },
    ['By this agreement you receive EUR 900.00.'],
    ['is public'],
  ],
  [
    'a plaintiff of a public claim with a reply',
    { ...unanswered, replies: [reply] },
    ['a reply is shown beside it'],
    [],
  ],
  [
    'a plaintiff whose only reply is off the record',
    { ...unanswered, replies: [reply], restrictions: [{ ...restriction, replyId: reply.id }] },
    ['The claim is public. We tell you'],
    ['a reply is shown'],
  ],
  [
    'a party after a rejected offer',
    {
      role: 'Plaintiff',
      status: 'RESOLUTION_REJECTED',
      resolutions: [{ ...resolutionExample, resolutionStatus: 'REJECTED' }],
    },
    ['Either side can act', 'The last offer was rejected. You would have received EUR 900.00.'],
    ['You are to'],
  ],
])('%s reads whose turn it is, the offer and the date', async (_who, changes, words, absent) => {
  answerCallsWith(null)
  await renderComponent(<TurnBanner claim={{ ...claim, ...changes }} />)
  for (const each of words) expect(said()).toContain(each)
  for (const each of absent) expect(said()).not.toContain(each)
})

test.each<[string, Partial<PartyClaim>, string | null]>([
  ['a debtor', owing, '600.00'],
  [
    'a plaintiff who owes the fee',
    { role: 'Plaintiff', status: 'RESOLUTION_ACCEPTED', resolutions: [{ ...accepted, costOwner: 'Plaintiff' }] },
    '200.00',
  ],
  ['a plaintiff who owes none', { role: 'Plaintiff', status: 'RESOLUTION_ACCEPTED', resolutions: [accepted] }, null],
  [
    'a plaintiff whose claim waits for its fee',
    { role: 'Plaintiff', status: 'WAITING_FOR_PAYMENT', payments: [{ ...submissionPaymentExample, status: 'open' }] },
    '10.00',
  ],
  [
    'a plaintiff who has paid a part of it',
    {
      ...{ role: 'Plaintiff', status: 'WAITING_FOR_PAYMENT' },
      payments: [{ ...submissionPaymentExample, status: 'open', received: '1' }],
    },
    null,
  ],
  [
    'a defendant whose answer is unpaid',
    { role: 'Defendant', status: 'PENDING_PUBLICATION', pendingActs: [unpaid] },
    '10.00',
  ],
])('what is due now stands alone, as a figure: %s', async (_who, changes, due) => {
  answerCallsWith(null)
  await renderComponent(<TurnBanner claim={{ ...claim, ...changes }} />)
  const alone = screen.queryAllByText(/^EUR.[\d.,]+$/).map(each => each.textContent)
  expect(alone).toEqual(due === null ? [] : [`EUR\u00a0${due}`])
})

test('what is written and not paid is paid by the main button; the other answers stay', async () => {
  answerCallsWith(null)
  const pendingActs = [unpaid, { ...unpaid, kind: 'concession', isOwn: false } as const]
  await renderComponent(
    <TurnBanner claim={{ ...claim, role: 'Defendant', status: 'PENDING_PUBLICATION', pendingActs }} />,
  )
  expect(screen.getAllByRole('link').map(link => link.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Pay EUR 10.00',
    'Propose Resolution',
    'Pay and Resolve',
  ])
})

// The question's dialog is loaded when it is asked.
test('accepting asks with the terms, and leaves the focus where it says what was done', {
  timeout: 30_000,
}, async () => {
  const proposed: PartyClaim = {
    ...claim,
    role: 'Plaintiff',
    status: 'RESOLUTION_PROPOSED_BY_DEFENDANT',
    resolutions: [resolutionExample],
  }
  answerCallsWith(proposed)
  await renderComponent(<TurnBanner claim={proposed} />)
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
  const dialog = await screen.findByRole('alertdialog', {}, { timeout: 10_000 })
  const terms = dialog.textContent?.replaceAll('\u00a0', ' ') ?? ''
  for (const each of [
    'Are you sure you want to accept this resolution?',
    'You would receive EUR 900.00. Dora Defendant pays the fee of EUR 200.00.',
    'EUR 900.00, from Dora Defendant to Ada Lovelace',
    'EUR 200.00, paid by Dora Defendant by ',
    'You receive EUR 900.00.',
    'Dora Defendant pays EUR 1,100.00.',
    'Made public',
  ]) {
    expect(terms).toContain(each)
  }
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(document.activeElement?.textContent).toContain('You accepted the offer.'))
})
