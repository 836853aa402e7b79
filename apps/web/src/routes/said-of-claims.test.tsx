// @vitest-environment happy-dom
import { join } from 'node:path'
import type { BiddingOfClaim } from '@redress/contract/bidding-views.ts'
import type { ClaimListItem, PartyClaim } from '@redress/contract/claim-views.ts'
import {
  biddingExample,
  listItemExample,
  partyClaimExample,
  resolutionExample,
} from '@redress/contract/example-schemas.ts'
import { feeOf, turnOf } from '@redress/domain/claim/claim-turn.ts'
import { endingKinds } from '@redress/domain/claim/lifecycle.ts'
import { isKept } from '@redress/domain/claim/performance.ts'
import { type ClaimAction, isFiled, isResolved, mayBeEnded } from '@redress/domain/claim/questions.ts'
import type { MainAction, Turn } from '@redress/domain/claim/turns.ts'
import { type Language, languages } from '@redress/domain/people/languages.ts'
import { otherParty, type Party, parties } from '@redress/domain/people/parties.ts'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { useNextStep } from '../entities/claim/next-step.ts'
import { useTurnStory } from '../features/claims/turn-story.ts'
import { claimOutcome } from '../features/records/claim-outcome.ts'
import { configurationQuery } from '../lib/configuration.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { Providers } from '../providers.tsx'
import { areas, catalogueOf } from '../texts/catalogue.ts'
import { useTexts } from '../texts/texts.tsx'

const [ahead, over] = ['2999-01-11T12:00:00.000Z', '2026-01-11T12:00:00.000Z']
const early = '2026-01-05T12:00:00.000Z'
const silent = { noticePeriodEndsAt: over, isPublic: true, pendingActs: [] } as const
const running = { noticePeriodEndsAt: ahead, isPublic: false, pendingActs: [], status: 'PENDING_PUBLICATION' } as const
const published = { ...silent, status: 'PUBLISHED' } as const
const answered = { firstResponseAt: early } as const
const said = { ...answered, paymentClaimedOn: '2026-01-03', isPaymentClaimOpen: true } as const
const contested = { ...said, isPaymentClaimOpen: false } as const
const offer = { ...resolutionExample, proposedBy: 'Plaintiff', defence: null } as const
const accepted = { ...resolutionExample, resolutionStatus: 'ACCEPTED', decidedAt: '2999-01-04T12:00:00.000Z' } as const
const restricted = { isPublic: false, isRestricted: true } as const
const won = {
  'settled elsewhere': 'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
  withdrawn: 'RESOLVED_IN_FAVOUR_OF_DEFENDANT',
} as const

const sum = {
  ...{ dueOn: '2999-01-31', value: 600, saidPaidAt: null, paidOn: null, receivedAt: null },
  ...{ timesSaidPaid: 0, uncontradictedAt: null, overdueAt: '2999-02-01T12:00:00.000Z', isOverdue: false },
} as const
const payTo = {
  ...{ holder: 'Ada Lovelace', iban: 'AT611904300234573201', words: '', isSepa: true, earlier: [], salt: 'salt' },
  ...{ statedAt: early, undoUntil: early },
}

/** A settled claim with the sum that it makes due. */
const owing = (owed: Partial<NonNullable<PartyClaim['nextSum']>>, changes: Partial<PartyClaim> = {}) => ({
  ...({ ...silent, ...answered, status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF', resolvedAt: early } as const),
  resolutions: [{ ...accepted, defence: { name: 'Dora Defendant', isYou: true } }],
  performance: { sums: [{ ...sum, ...owed }], reader: 'debtor', payTo: null } as const,
  nextSum: { ...sum, ...owed },
  ...changes,
})
const late = { dueOn: '2026-01-31', overdueAt: '2026-02-01T12:00:00.000Z', isOverdue: true } as const
const unstated = { overdueAt: null } as const
const saidPaid = { saidPaidAt: '2999-01-20T09:00:00.000Z', paidOn: '2999-01-19' } as const

/** A disputed claim with sealed bids. `given` lists the parties that have bid or agreed to the middle. */
const bidding = (changes: Partial<BiddingOfClaim>, given: readonly Party[] = []) => ({
  ...({ ...silent, ...answered, status: 'DISPUTED' } as const),
  bidding: { ...biddingExample, until: '2999-01-18T12:00:00.000Z', ...changes },
  given,
})

const unheard = { isDisregarded: true, isReached: false }

/** Situations of a claim: its status, and the events beside it. */
const situations: Readonly<Record<string, Partial<PartyClaim> & { readonly given?: readonly Party[] }>> = {
  draft: { status: 'PENDING', noticePeriodEndsAt: null, isPublic: false, pendingActs: [] },
  'submitted, unpaid': { status: 'WAITING_FOR_PAYMENT', noticePeriodEndsAt: null, isPublic: false, pendingActs: [] },
  'notice period': running,
  'notice period, said to be paid': { ...running, ...said },
  'notice period, said to be paid, answered by the plaintiff': { ...running, ...contested },
  'notice period, no letter reaches anybody': { ...running, unreached: 'all' },
  'notice period, no letter can reach anybody': { ...running, unreached: 'for good' },
  'notice period, no letter reaches one of them': { ...running, unreached: 'some' },
  'public, nobody has answered': { ...published, isDisregarded: true },
  'off the public record after a report': { ...published, ...restricted },
  'off the public record after a report, resolved': { ...answered, ...silent, ...restricted, status: won.withdrawn },
  'off the public record after a report, withdrawn': {
    ...{ ...published, ...restricted, status: won.withdrawn, ending: 'withdrawn', resolvedAt: early },
  },
  'public, no letter reaches anybody': { ...published, ...unheard, unreached: 'all' },
  'public, no letter can reach anybody': { ...published, ...unheard, unreached: 'for good' },
  'public, every letter still waits': { ...published, ...unheard },
  'public, said to be paid': { ...published, ...said },
  'public, said to be paid, answered by the plaintiff': { ...published, ...contested },
  disputed: { ...silent, ...answered, status: 'DISPUTED' },
  'disputed, said to be paid': { ...silent, ...said, status: 'DISPUTED' },
  'offer by the plaintiff': {
    ...{ ...silent, ...answered, status: 'RESOLUTION_PROPOSED_BY_PLAINTIFF', resolutions: [offer] },
  },
  'offer by the defendant': {
    ...{ ...silent, ...answered, status: 'RESOLUTION_PROPOSED_BY_DEFENDANT', resolutions: [resolutionExample] },
  },
  'offer by the defendant, said to be paid': {
    ...{ ...silent, ...said, status: 'RESOLUTION_PROPOSED_BY_DEFENDANT', resolutions: [resolutionExample] },
  },
  'offer rejected': {
    ...{ ...silent, ...answered, status: 'RESOLUTION_REJECTED' },
    resolutions: [{ ...resolutionExample, resolutionStatus: 'REJECTED', decidedAt: early }],
  },
  'offer withdrawn': {
    ...{ ...silent, ...answered, status: 'RESOLUTION_REJECTED' },
    resolutions: [{ ...resolutionExample, resolutionStatus: 'WITHDRAWN', decidedAt: early }],
  },
  'offer expired': {
    ...{ ...silent, ...answered, status: 'RESOLUTION_REJECTED' },
    resolutions: [{ ...resolutionExample, resolutionStatus: 'EXPIRED', decidedAt: early }],
  },
  'offer accepted, the defendant bears the fee': {
    ...{
      ...silent,
      ...answered,
      status: 'RESOLUTION_ACCEPTED',
      resolutions: [{ ...accepted, costOwner: 'Defendant' }],
    },
  },
  'offer accepted, the plaintiff bears the fee': {
    ...{
      ...silent,
      ...answered,
      status: 'RESOLUTION_ACCEPTED',
      resolutions: [{ ...accepted, costOwner: 'Plaintiff' }],
    },
  },
  'fee overdue, the defendant bears it': {
    ...{ ...silent, ...answered, status: 'RESOLUTION_ACCEPTED' },
    resolutions: [{ ...accepted, costOwner: 'Defendant', isFeeOverdue: true, decidedAt: early }],
  },
  'fee overdue, the plaintiff bears it': {
    ...{ ...silent, ...answered, status: 'RESOLUTION_ACCEPTED' },
    resolutions: [{ ...accepted, costOwner: 'Plaintiff', isFeeOverdue: true, decidedAt: early }],
  },
  'agreement ended, its fee unpaid': {
    ...{ ...silent, ...answered, status: 'RESOLUTION_REJECTED' },
    resolutions: [{ ...accepted, resolutionStatus: 'LAPSED', isFeeOverdue: true }],
  },
  'the plaintiff asks for sealed bids': bidding({ state: 'asked' }),
  'both have to enter a sealed bid': bidding({}),
  'the plaintiff has entered a sealed bid': bidding({}, ['Plaintiff']),
  'the sealed bids are close': bidding({ state: 'middle', round: 3 }),
  'the sealed bids are close, the plaintiff agrees to the middle': bidding({ state: 'middle', round: 3 }, [
    'Plaintiff',
  ]),
  'another defendant exchanges sealed bids': bidding({ isAnothers: true }),
  'the sealed bids have ended': bidding({ state: 'ended', ending: 'not met' }),
  'agreed by sealed bids': {
    ...{ ...silent, ...answered, status: 'RESOLUTION_ACCEPTED' },
    resolutions: [{ ...accepted, costOwner: 'Defendant', isFromBids: true }],
  },
  'a sum is to be paid, where to is not stated': owing(unstated),
  'a sum is to be paid, where to is stated': owing({}, { performance: { sums: [sum], reader: 'debtor', payTo } }),
  'a sum is overdue': owing(late, { publicPerformance: { state: 'overdue', since: late.dueOn } }),
  'a sum is said to be paid': owing(saidPaid),
  'a sum is said to be paid, not contradicted': owing(
    { ...saidPaid, timesSaidPaid: 1, uncontradictedAt: '2999-01-28T12:00:00.000Z' },
    { nextSum: null, publicPerformance: { state: 'not contradicted' } },
  ),
  'another defendant owes a sum': owing(
    {},
    {
      resolutions: [{ ...accepted, defence: { name: 'Dora Defendant', isYou: false } }],
      performance: { sums: [sum], reader: null, payTo: null },
    },
  ),
  'all that was agreed is received': owing(
    { receivedAt: early },
    { nextSum: null, publicPerformance: { state: 'kept' } },
  ),
  ...Object.fromEntries(
    endingKinds.flatMap(ending => [
      [`${ending}, within the notice period`, { ...running, status: won[ending], ending, resolvedAt: early }],
      [`${ending}, after it`, { ...silent, status: won[ending], ending, resolvedAt: '2026-01-12T12:00:00.000Z' }],
    ]),
  ),
}

type Tell = (cells: readonly string[]) => void

const claimOf = (name: string): PartyClaim & { readonly given?: readonly Party[] } => ({
  ...partyClaimExample,
  replies: [],
  ...situations[name],
})

/** Sealed bids as one side reads them, without the other side's agreement to the middle. */
function biddingTo(name: string, role: Party): PartyClaim['bidding'] {
  const { bidding: told, given = [] } = claimOf(name)
  if (!told) return null
  const isOtherGiven = told.state === 'bids' && given.includes(otherParty[role])
  return {
    ...told,
    isOwnGiven: given.includes(role),
    isOtherGiven,
    isAnothers: told.isAnothers && role === 'Defendant',
  }
}

/** The claim of a situation as one of its parties reads it. */
function claimTo(name: string, role: Party): PartyClaim {
  const { performance } = claimOf(name)
  const reader = role === 'Plaintiff' ? 'creditor' : (performance?.reader ?? null)
  return {
    ...claimOf(name),
    role,
    unreached: role === 'Plaintiff' ? claimOf(name).unreached : 'none',
    bidding: biddingTo(name, role),
    performance: performance && { ...performance, reader },
  }
}

/** Collects the texts that one party reads in a situation. */
function ToldToParty({ name, role, onTold }: { name: string; role: Party; onTold: Tell }) {
  const { whose } = useTexts('turns')
  const claim = claimTo(name, role)
  const item: ClaimListItem = { ...listItemExample, ...claim, hasReply: false }
  const step = useNextStep()(item, role)
  const { title, offer: terms, words } = useTurnStory(claim)
  onTold([name, role, whose[step.turn], step.words, step.label, [title, terms, ...words].filter(Boolean).join('. ')])
  return null
}

function ToldToPublic({ name, onTold }: { name: string; onTold: Tell }) {
  const { outcomes } = useTexts('records').answer
  const { title, text } = outcomes[claimOutcome(claimOf(name))]
  onTold([name, 'public', '', `${title}. ${text}`, '', ''])
  return null
}

/** Parties with access: only the plaintiff, if the claim is not filed or its letters reach nobody. */
const readersOf = ({ status, unreached }: PartyClaim): readonly Party[] =>
  isFiled(status) && unreached !== 'all' ? parties : ['Plaintiff']

/** Every row of the table, in cells. */
async function toldIn(language: Language): Promise<(readonly string[])[]> {
  const catalogue = await catalogueOf(language)
  await Promise.all(areas.map(catalogue.load))
  const queryClient = createQueryClient()
  queryClient.setQueryData(configurationQuery.queryKey, { disputeFee: 10 } as never)
  const rows: (readonly string[])[] = []
  const tell = (cells: readonly string[]) =>
    void rows.push(cells.map(cell => cell.replaceAll(/\s+/g, ' ').replaceAll('..', '.')))
  for (const name of Object.keys(situations)) {
    renderToString(
      <Providers queryClient={queryClient} catalogue={catalogue}>
        <MemoryRouter>
          {readersOf(claimOf(name)).map(role => (
            <ToldToParty key={role} name={name} role={role} onTold={tell} />
          ))}
          {claimOf(name).isPublic ? <ToldToPublic name={name} onTold={tell} /> : null}
        </MemoryRouter>
      </Providers>,
    )
  }
  return rows
}

test('what is said of a claim, to whom, stands in one table', async () => {
  const parts = []
  for (const language of languages) {
    const head = '| the claim | to | whose turn | on Home and in lists; in public | button | on its page |'
    const rows = (await toldIn(language)).map(cells => `| ${cells.join(' | ')} |`)
    parts.push(`## ${language}`, '', head, '|---|---|---|---|---|---|', ...rows, '')
  }
  const page = [
    '# What is said of a claim',
    '',
    'Made by the test of the same name; read it as a whole after a change.',
    '',
  ]
  const file = join(import.meta.dirname, 'said-of-claims.snapshot.txt')
  await expect([...page, ...parts].join('\n')).toMatchFileSnapshot(file)
})

const may =
  (...actions: readonly ClaimAction[]): Truth =>
  claim =>
    actions.every(action => turnOf(claim, claim.role).may.includes(action))

const isTurn =
  (turn: Turn): Truth =>
  claim =>
    turnOf(claim, claim.role).turn === turn

const owesFee: Truth = claim => {
  const fee = feeOf(claim, claim.role)
  return fee !== null && fee.owedBy === claim.role && !fee.isAnothers
}
const mayPayFee: Truth = claim => feeOf(claim, claim.role)?.mayPay === true
/** Whether an act is asked of the reader, or of the other side alone. */
const isAsked =
  (who: 'mine' | 'theirs', action: MainAction): Truth =>
  claim => {
    const turn = turnOf(claim, claim.role)
    return turn[who]?.action === action && (who === 'mine' || turn.mine === null) && turn.anothers === null
  }
const isSilent: Truth = ({ publicPerformance }) => publicPerformance?.state === 'not contradicted'
const becomesPublic: Truth = ({ isPublic, status }) => !isPublic && !isResolved(status)

type Truth = (claim: PartyClaim) => boolean

interface Sentence {
  readonly said: Readonly<Record<Language, RegExp>>
  readonly where: Truth
  readonly always?: boolean
}

/** Sentences, and the fact without which each would be false. `always` marks those that the fact never goes without. */
const truths: readonly Sentence[] = [
  { said: { en: /^Your turn\b/, de: /^Sie sind am Zug\b/ }, where: isTurn('yours'), always: true },
  {
    said: { en: /^Either side can act\b/, de: /^Beide Seiten können handeln\b/ },
    where: isTurn('either'),
    always: true,
  },
  { said: { en: /^Their turn\b/, de: /^Die Gegenseite ist am Zug\b/ }, where: isTurn('theirs'), always: true },
  {
    said: { en: /Disputing the claim costs/, de: /Die Forderung zu bestreiten kostet/ },
    where: may('dispute'),
    always: true,
  },
  {
    said: { en: /Making an offer costs nothing\. Disputing/, de: /Ein Angebot kostet nichts\. Die Forderung zu bestr/ },
    where: may('dispute', 'propose'),
  },
  {
    said: {
      en: /Accepting it in full with “Pay and Resolve” costs/,
      de: /mit „Zahlen und beilegen“ voll anzuerkennen kostet/,
    },
    where: may('dispute', 'resolve'),
  },
  { said: { en: /You can still amend the amount/, de: /können Sie den Betrag noch ändern/ }, where: may('amend') },
  { said: { en: /Either side can make an offer now/, de: /Jetzt kann jede Seite ein Angebot/ }, where: may('propose') },
  {
    said: { en: /^Your turn: answer the offer/, de: /^Sie sind am Zug: auf das Angebot antworten/ },
    where: may('accept', 'reject'),
    always: true,
  },
  {
    said: { en: /^Your turn: pay the fee/, de: /^Sie sind am Zug: Gebühr .*zahlen/ },
    where: claim => owesFee(claim) && mayPayFee(claim),
  },
  {
    said: { en: /You may pay the fee in place of/, de: /Sie können die Gebühr anstelle von/ },
    where: claim => mayPayFee(claim) && !owesFee(claim),
  },
  {
    said: {
      en: /You can wait, pay the fee yourself, or end the agreement/,
      de: /Sie können warten, die Gebühr selbst zahlen oder die Einigung beenden/,
    },
    where: may('resolve', 'end agreement'),
  },
  {
    said: {
      en: /You can still pay the fee, and the claim is resolved/,
      de: /Sie können die Gebühr weiterhin zahlen, und die Forderung ist beigelegt/,
    },
    where: claim => owesFee(claim) && mayPayFee(claim),
  },
  {
    said: { en: /by then, the other side can pay it instead/, de: /kann die Gegenseite sie stattdessen zahlen/ },
    where: owesFee,
  },
  {
    said: { en: /by then, you can pay it instead/, de: /können Sie sie stattdessen zahlen/ },
    where: claim => feeOf(claim, claim.role) !== null && !owesFee(claim),
  },
  {
    said: { en: /^Their turn: .* pay the fee by/, de: /^Die Gegenseite ist am Zug: .*Gebühr bis \S+ \S+ \S+ zahlen/ },
    where: claim => feeOf(claim, claim.role) !== null && !owesFee(claim),
  },
  {
    said: {
      en: /You can withdraw the claim, or end it/,
      de: /Sie können die Forderung zurücknehmen oder als anderweitig beigelegt beenden/,
    },
    where: ({ role, status }) => role === 'Plaintiff' && mayBeEnded(status),
  },
  {
    said: {
      en: /[Aa]fter(?: \S+|;)? ?(?:that )?the claim is public/,
      de: /(Nach dem \S+ \S+ \S+|danach) ist die Forderung öffentlich/,
    },
    where: becomesPublic,
  },
  {
    said: {
      en: /is over and the claim is public|The claim is public and/,
      de: /ist abgelaufen,? und die Forderung (ist )?öffentlich|Die Forderung ist öffentlich, und/,
    },
    where: ({ isPublic }) => isPublic,
  },
  {
    said: { en: /nothing about it becomes public/, de: /wird nichts davon öffentlich/ },
    where: ({ isPublic, status }) => !isPublic && isResolved(status),
  },
  {
    said: { en: /no defendant has received one/, de: /Kein Anspruchsgegner hat eine bekommen/ },
    where: ({ unreached }) => ['all', 'for good'].includes(unreached),
  },
  {
    said: { en: /^Your turn: state where/, de: /^Sie sind am Zug: angeben, wohin/ },
    where: isAsked('mine', 'state account'),
    always: true,
  },
  {
    said: { en: /^Your turn: pay EUR \S+ (by|\(overdue)/, de: /^Sie sind am Zug: \S+ EUR (bis .* )?zahlen/ },
    where: isAsked('mine', 'pay sum'),
    always: true,
  },
  {
    said: { en: /^Your turn: say whether EUR/, de: /^Sie sind am Zug: sagen, ob \S+ EUR/ },
    where: isAsked('mine', 'confirm sum'),
    always: true,
  },
  {
    said: { en: /^Their turn: state where/, de: /^Die Gegenseite ist am Zug: angeben, wohin/ },
    where: isAsked('theirs', 'state account'),
    always: true,
  },
  {
    said: { en: /^Their turn: pay EUR \S+ (by|\(overdue)/, de: /^Die Gegenseite ist am Zug: \S+ EUR (bis .* )?zahlen/ },
    where: isAsked('theirs', 'pay sum'),
    always: true,
  },
  {
    said: { en: /^Their turn: say whether EUR/, de: /^Die Gegenseite ist am Zug: sagen, ob \S+ EUR/ },
    where: isAsked('theirs', 'confirm sum'),
    always: true,
  },
  {
    said: { en: /You need not pay before that/, de: /Vorher müssen Sie nicht zahlen/ },
    where: isAsked('theirs', 'state account'),
  },
  {
    said: {
      en: /did not answer for 7 days|not contradicted that for 7 days/,
      de: /7 Tage lang nicht (geantwortet|widersprochen)/,
    },
    where: isSilent,
  },
  {
    said: { en: /the agreement is kept/, de: /Die Einigung ist eingehalten/ },
    where: ({ performance }) => performance !== null && isKept(performance.sums),
  },
]

test.each(languages)('no sentence about a claim is said to a reader of whom it is not true: %s', async language => {
  const rows = (await toldIn(language)).filter(([, to]) => to !== 'public')
  const read = rows.map(([name = '', role, , , , words = '']) => ({ claim: claimTo(name, role as Party), name, words }))
  const untrue = truths.flatMap(({ said: { [language]: said }, where, always = false }) =>
    read.flatMap(({ claim, name, words }) => {
      const [isSaid, isTrue] = [said.test(words), where(claim)]
      if (isSaid === isTrue || (isTrue && !always)) return []
      return `${name}, ${claim.role}: ${isSaid ? 'says' : 'does not say'} ${said}`
    }),
  )
  expect(untrue).toEqual([])
  const unsaid = truths.filter(({ said }) => !read.some(({ words }) => said[language].test(words)))
  expect(unsaid.map(({ said }) => `${said[language]}`)).toEqual([])
})
