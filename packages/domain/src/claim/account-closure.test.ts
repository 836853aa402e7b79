import { describe, expect, test } from 'vitest'
import { parties } from '../people/parties.ts'
import { type ClosureEffect, closureEffect, closureObstacles, isClosureObstacle } from './account-closure.ts'
import { claimStatuses, findTransition } from './lifecycle.ts'
import { actionsFor, isFiled, isResolved } from './questions.ts'

const own = { isAnothersOffer: false, isNoticePeriodRunning: false }
const effects = parties.flatMap(party =>
  claimStatuses.map(status => ({ party, status, effect: closureEffect(party, status, own) })),
)

describe('an account that is closed', { tags: 'SPEC-6-account-closure' }, () => {
  test('takes drafts along, and nothing that was handed in', () => {
    const deleted = effects.filter(({ effect }) => effect === 'deleted').map(({ party, status }) => [party, status])
    expect(deleted).toEqual([['Plaintiff', 'PENDING']])
  })

  test.each(effects.filter(({ status }) => isResolved(status)))(
    'leaves a claim in $status to the record',
    ({ effect }) => {
      expect(effect).toBe('stays')
    },
  )

  test.each(effects.filter(({ party, status }) => actionsFor(status, party).includes('accept')))(
    'answers the offer in $status first, as the $party',
    ({ effect }) => {
      expect(effect).toBe('open offer')
    },
  )

  test.each(parties)('keeps what was agreed first, unless another defendant has agreed it: %s', party => {
    expect(closureEffect(party, 'RESOLUTION_ACCEPTED', own)).toBe('unpaid agreement')
    expect(closureEffect(party, 'RESOLUTION_ACCEPTED', { ...own, isAnothersOffer: true })).toBe('stays')
  })

  test('whose offer was last makes no difference but to what was agreed', () => {
    const other = effects.filter(({ effect }) => effect !== 'unpaid agreement')
    expect(other.map(({ party, status }) => closureEffect(party, status, { ...own, isAnothersOffer: true }))).toEqual(
      other.map(({ effect }) => effect),
    )
  })

  test('pays or takes back what was handed in, and waits until it is public', () => {
    expect(closureEffect('Plaintiff', 'WAITING_FOR_PAYMENT', own)).toBe('unpaid submission')
    expect(closureEffect('Plaintiff', 'PENDING_PUBLICATION', own)).toBe('notice period')
    expect(closureEffect('Defendant', 'PENDING_PUBLICATION', own)).toBe('stays')
  })

  test('leaves what is published and contested as it is', () => {
    const left = effects.filter(({ status }) => ['PUBLISHED', 'DISPUTED', 'RESOLUTION_REJECTED'].includes(status))
    expect(new Set(left.map(({ effect }) => effect))).toEqual(new Set(['stays']))
  })

  test.each(claimStatuses.filter(status => isFiled(status) && !isResolved(status)))(
    'waits while the notice period of an own claim in %s runs, in which it can be settled in private',
    status => {
      const facts = { ...own, isNoticePeriodRunning: true }
      const effect = closureEffect('Plaintiff', status, facts)
      if (status !== 'PUBLISHED') expect(closureObstacles).toContain(effect)
      expect(closureEffect('Defendant', status, facts)).toBe(closureEffect('Defendant', status, own))
    },
  )

  test('has one list of what stands in its way', () => {
    const all = new Set<ClosureEffect>(effects.map(({ effect }) => effect))
    expect([...all].filter(isClosureObstacle).sort()).toEqual([...closureObstacles].sort())
  })

  test.each(
    effects.filter(({ party, status }) => isFiled(status) && findTransition(status, 'account closed', party).ok),
  )('withdraws the own offer in $status as the $party, which nobody has answered', ({ party, status, effect }) => {
    expect(effect).toBe('stays')
    const found = findTransition(status, 'account closed', party)
    expect(found).toMatchObject({ transition: { to: 'RESOLUTION_REJECTED' } })
  })
})
