// @vitest-environment happy-dom
import type { ClaimListItem } from '@redress/contract/claim-views.ts'
import { listItemExample, resolutionExample } from '@redress/contract/example-schemas.ts'
import { type ListedClaim, type WaitingFor, waiting } from '@redress/domain/claim/claim-lists.ts'
import { type ClaimStatus, claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import { type Turn, turnFor } from '@redress/domain/claim/turns.ts'
import { limits } from '@redress/domain/people/limits.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { ClaimTurns } from './claim-turns.tsx'

const myTurns: readonly Turn[] = ['yours', 'either']

const claimIn = (status: ClaimStatus, more: Partial<ClaimListItem> = {}): ClaimListItem => ({
  ...listItemExample,
  id: status,
  status,
  currentStatus: status,
  plaintiffName: 'Klara Vogt',
  defendantNames: ['Nordlys Reiser AS'],
  asked: 2450,
  resolutions: [],
  pendingActs: [],
  noticePeriodEndsAt: '2099-12-06T10:00:00.000Z',
  isDisregarded: false,
  ...more,
})

async function show(myClaims: readonly ClaimListItem[], accusedClaims: readonly ClaimListItem[] = []) {
  const of = (claims: readonly ClaimListItem[], party: Party) => claims.map(claim => ({ ...claim, party, claim }))
  const listed = [...of(myClaims, 'Plaintiff'), ...of(accusedClaims, 'Defendant')]
  const claimOf = new Map<ListedClaim, ClaimListItem>(listed.map(each => [each, each.claim]))
  const waits = waiting(listed, new Date())
  const partOf = (whom: WaitingFor) => {
    const claims = waits[whom].map(each => ({ party: each.party, claim: claimOf.get(each) }))
    return { count: claims.length, claims: claims.slice(0, limits.waitingClaims) }
  }
  answerCallsWith({
    myClaimsCount: myClaims.length,
    accusedClaimsCount: accusedClaims.length,
    waiting: { yours: partOf('yours'), theirs: partOf('theirs') },
  })
  await renderComponent(<ClaimTurns hasOffers={false} />)
  const part = async (name: string) => {
    const section = await screen.findByRole('region', { name })
    return within(section)
      .queryAllByRole('listitem')
      .map(item => item.textContent?.replaceAll('\u00a0', ' '))
  }
  return { yours: await part('Your turn'), theirs: await part('Waiting for others') }
}

test('every claim that is not over stands where its turn is, with a sentence, a date and one button', async () => {
  const { yours, theirs } = await show(claimStatuses.map(status => claimIn(status)))
  expect(yours).toHaveLength(claimStatuses.filter(status => myTurns.includes(turnFor('Plaintiff', status))).length)
  expect(yours[0]).toMatch(/^Your claim of EUR 2,450.00 against Nordlys Reiser AS, not submitted.*Finish the claim$/)
  expect(theirs[0]).toMatch(
    /^You ask EUR 2,450.00 from Nordlys Reiser AS.*no answer to the claim yet\.Answer expected by 06-Dec-2099View claim$/,
  )
  expect([...yours, ...theirs]).toHaveLength(claimStatuses.length - 2)
})

test('what a defendant has to answer says until when', async () => {
  const { yours } = await show([], [claimIn('PENDING_PUBLICATION')])
  expect(yours).toEqual([
    'Klara Vogt asks EUR 2,450.00 from youDispute it, make an offer, or pay. Reading it costs nothing.Answer by 06-Dec-2099Answer',
  ])
})

test('a claim that nobody can be told of any more is its plaintiff’s to decide about, and waits for no answer', async () => {
  const { yours, theirs } = await show([claimIn('PENDING_PUBLICATION', { unreached: 'for good' })])
  expect([yours, theirs]).toEqual([
    [
      'You ask EUR 2,450.00 from Nordlys Reiser ASNo email arrived, and no address can be corrected any more. Withdraw the claim, or end it as settled elsewhere.Decide',
    ],
    [],
  ])
})

test('a deadline that is over is said to be over, on either side', async () => {
  const late = { isDisregarded: true, noticePeriodEndsAt: '2020-12-06T10:00:00.000Z' }
  const { yours, theirs } = await show(
    [claimIn('PUBLISHED', late)],
    [claimIn('PUBLISHED', { ...late, id: 'against me' })],
  )
  expect(yours[0]).toContain('The time to answer ended on 06-Dec-2020')
  expect(theirs[0]).toContain('The time to answer ended on 06-Dec-2020')
})

test('where the time to answer is over, that is said of a claim that is off the public record too', async () => {
  const restricted = { isPublic: false, isRestricted: true, noticePeriodEndsAt: '2020-12-06T10:00:00.000Z' }
  const { yours, theirs } = await show(
    [claimIn('PUBLISHED', restricted)],
    [claimIn('PUBLISHED', { ...restricted, id: 'against me' })],
  )
  for (const text of [...yours, ...theirs]) {
    expect(text).toContain('The time to answer ended on 06-Dec-2020')
    expect(text).not.toMatch(/Answer (expected )?by|public/)
  }
})

test('a public reply is told to both sides in place of the silence', async () => {
  const replied = { hasReply: true, noticePeriodEndsAt: '2020-12-06T10:00:00.000Z' }
  const { yours, theirs } = await show(
    [claimIn('PUBLISHED', replied)],
    [claimIn('PUBLISHED', { ...replied, id: 'against me' })],
  )
  expect(yours[0]).toContain('A defendant has replied in public. You can still answer')
  expect(theirs[0]).toContain('has replied in public')
  for (const text of [...yours, ...theirs]) expect(text).toContain('The time to answer ended on 06-Dec-2020')
})

test('the soonest deadline comes first, and the fee of an agreement is its payer’s turn', async () => {
  const agreed = (id: string, costOwner: 'Plaintiff' | 'Defendant') =>
    claimIn('RESOLUTION_ACCEPTED', { id, resolutions: [{ ...resolutionExample, costOwner }] })
  const { yours, theirs } = await show(
    [agreed('mine', 'Plaintiff'), agreed('theirs', 'Defendant')],
    [
      claimIn('PENDING_PUBLICATION', { id: 'later', plaintiffName: 'Later' }),
      claimIn('PENDING_PUBLICATION', {
        id: 'sooner',
        plaintiffName: 'Sooner',
        noticePeriodEndsAt: '2098-12-06T10:00:00.000Z',
      }),
    ],
  )
  expect(yours.map(text => text?.split(' ')[0])).toEqual(['Sooner', 'Later', 'You'])
  expect(theirs).toHaveLength(1)
})

test('the fee of an agreement says by when it is due, or was, to its payer and to the other side', async () => {
  const agreed = (id: string, decidedAt: string) =>
    claimIn('RESOLUTION_ACCEPTED', {
      id,
      resolutions: [{ ...resolutionExample, resolutionStatus: 'ACCEPTED', costOwner: 'Plaintiff', decidedAt }],
    })
  const claims = [agreed('late', '2020-12-04T10:00:00.000Z'), agreed('ahead', '2099-12-04T10:00:00.000Z')]
  const { yours, theirs } = await show(claims, claims)
  for (const [late, ahead] of [yours, theirs]) {
    expect(ahead).toContain('Fee due by 18-Dec-2099')
    expect(late).toContain('The fee was due on 18-Dec-2020')
  }
})

test('what is written and not paid is not in force, and its writer’s one button pays it', async () => {
  const act = {
    kind: 'dispute',
    name: 'Dora Defendant',
    fee: 10,
    currency: 'EUR',
    openedAt: '2026-02-05T11:20:00.000Z',
  } as const
  const pending = (isOwn: boolean) => ({ pendingActs: [{ ...act, isOwn }] })
  const { yours, theirs } = await show(
    [claimIn('PENDING_PUBLICATION', pending(false))],
    [claimIn('PENDING_PUBLICATION', { id: 'against me', ...pending(true) })],
  )
  expect(theirs[0]).toContain('Does not count until EUR 10.00 is paid')
  expect(yours[0]).toContain('Does not count until EUR 10.00 is paid')
  expect(screen.getByText('Pay the fee').closest('a')?.getAttribute('href')).toBe(
    '/dashboard/claims/against-me/dispute/against%20me',
  )
})

test('an offer is worded by what it does to its reader', async () => {
  const offeredBy = (isYou: boolean) => ({
    resolutions: [
      {
        ...resolutionExample,
        value: 4000,
        winningParty: 'Defendant' as const,
        costOwner: 'Plaintiff' as const,
        defence: { name: 'Dora Defendant', isYou },
      },
    ],
  })
  const { yours, theirs } = await show(
    [claimIn('RESOLUTION_PROPOSED_BY_DEFENDANT', offeredBy(false))],
    [claimIn('RESOLUTION_PROPOSED_BY_DEFENDANT', { id: 'against me', ...offeredBy(true) })],
  )
  expect(yours[0]).toContain('You would receive nothing, and pay the fee of EUR 200.00.')
  expect(theirs[0]).toContain('You would pay Klara Vogt nothing. Klara Vogt pays the fee of EUR 200.00.')
})

test('what another defendant agreed to is that one’s to pay, not the reader’s turn', async () => {
  const agreed = (isYou: boolean) =>
    claimIn('RESOLUTION_ACCEPTED', {
      id: isYou ? 'own' : 'another’s',
      resolutions: [{ ...resolutionExample, costOwner: 'Defendant', defence: { name: 'Dora Defendant', isYou } }],
    })
  const { yours, theirs } = await show([], [agreed(true), agreed(false)])
  expect(yours).toHaveLength(1)
  expect(yours[0]).toContain('You have agreed. Pay the fee to resolve the claim.')
  expect(theirs).toHaveLength(1)
  expect(theirs[0]).toContain('Dora Defendant has agreed and has to pay the fee. You do not have to act.')
  expect(theirs[0]).toMatch(/View claim$/)
})

test('of more than ten it says how many there are, and the rest is in lists that begin with what waits for the reader', async () => {
  const claims = Array.from({ length: 11 }, (_, index) => claimIn('DISPUTED', { id: `claim ${index}` }))
  expect((await show(claims)).yours).toHaveLength(10)
  const section = within(screen.getByRole('region', { name: 'Your turn' }))
  expect(section.getByText('You see 10 of 11: those due soonest, then the newest.')).toBeDefined()
  const links = section.getAllByRole('link', { name: /^All / })
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    '/dashboard/claims/my-claims?sort=turn',
    '/dashboard/claims/against-me?sort=turn',
  ])
})

test('without claims it says what to do first', async () => {
  answerCallsWith({ myClaimsCount: 0, accusedClaimsCount: 0 })
  await renderComponent(<ClaimTurns hasOffers={false} />)
  const section = within(await screen.findByRole('region', { name: 'Where to begin' }))
  expect(section.getAllByRole('link').map(link => link.textContent)).toEqual(['Create new claim', 'Enter a code'])
  expect(screen.queryByText('Your turn')).toBeNull()
})

test('beside claims that wait for being taken over it says neither that nothing waits nor where to begin', async () => {
  answerCallsWith({ myClaimsCount: 0, accusedClaimsCount: 0 })
  await renderComponent(<ClaimTurns hasOffers />)
  expect(screen.queryByRole('region', { name: 'Where to begin' })).toBeNull()
  cleanup()
  const nothing = { count: 0, claims: [] }
  answerCallsWith({ myClaimsCount: 1, accusedClaimsCount: 0, waiting: { yours: nothing, theirs: nothing } })
  await renderComponent(<ClaimTurns hasOffers />)
  const section = within(await screen.findByRole('region', { name: 'Your turn' }))
  expect(section.getByText('Decide on the claims above. You have nothing else to do.')).toBeDefined()
})

test('with everything resolved it says that nothing waits', async () => {
  const { yours, theirs } = await show([claimIn('RESOLVED_IN_FAVOUR_OF_PLANTIFF')])
  expect([...yours, ...theirs]).toEqual([])
  expect(screen.getByText('You have nothing to do at the moment.')).toBeDefined()
  expect(screen.getByText('You are not waiting for anybody.')).toBeDefined()
})
