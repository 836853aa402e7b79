import { describe, expect, test } from 'vitest'
import { claimStatuses, endingKinds } from './lifecycle.ts'
import { isDisregarded, isPublic, isUnresolved, mayAgreeToShow, publicityOf, sharingOf } from './publication.ts'

const now = new Date('2026-03-01T12:00:00Z')
const before = new Date('2026-03-01T11:59:59Z')
const after = new Date('2026-03-01T12:00:01Z')
const neverPublic = ['PENDING', 'WAITING_FOR_PAYMENT', 'PENDING_PUBLICATION']

const hiddenIn: readonly string[] = ['PENDING', 'PENDING_PUBLICATION']

describe('the Share button', { tags: 'SPEC-4-share' }, () => {
  test.each(claimStatuses)('%s', status => {
    const isHidden = hiddenIn.includes(status)
    expect(sharingOf(status, true)).toBe(isHidden ? 'hidden' : 'shown')
    expect(sharingOf(status, false)).toBe(isHidden ? 'hidden' : 'disabled')
  })
})

const open = { resolvedAt: null, shownAt: null, ending: null, restrictedAt: null }

describe('publication', () => {
  test.each(claimStatuses)('%s is public once the notice period is over, unless it never is', status => {
    const claim = { status, ...open }
    expect(isPublic({ ...claim, noticePeriodEndsAt: before }, now)).toBe(!neverPublic.includes(status))
    expect(isPublic({ ...claim, noticePeriodEndsAt: now }, now)).toBe(!neverPublic.includes(status))
    expect(isPublic({ ...claim, noticePeriodEndsAt: after }, now)).toBe(false)
    expect(isPublic({ ...claim, noticePeriodEndsAt: null }, now)).toBe(false)
  })

  test('a public claim that nobody answered is disregarded', () => {
    const claim = { status: 'PUBLISHED', noticePeriodEndsAt: before, ...open } as const
    const silence = { firstResponseAt: null, firstReplyAt: null }
    expect(isDisregarded({ ...claim, ...silence }, now)).toBe(true)
    expect(isDisregarded({ ...claim, ...silence, firstResponseAt: before }, now)).toBe(false)
    expect(isDisregarded({ ...claim, ...silence, firstReplyAt: now }, now)).toBe(false)
    expect(isDisregarded({ ...claim, ...silence, noticePeriodEndsAt: after }, now)).toBe(false)
  })
})

test('a claim is unresolved from its submission until it is resolved, or public and unanswered', () => {
  const facts = { ...open, firstResponseAt: null, firstReplyAt: null }
  const running = claimStatuses.filter(status => isUnresolved({ status, ...facts, noticePeriodEndsAt: after }, now))
  expect(running).toEqual(claimStatuses.filter(status => status !== 'PENDING' && !status.startsWith('RESOLVED_')))
  const ended = { status: 'PUBLISHED', ...facts, noticePeriodEndsAt: before } as const
  expect(isUnresolved(ended, now)).toBe(false)
  expect(isUnresolved({ ...ended, firstResponseAt: before }, now)).toBe(true)
})

describe('a claim that is resolved', { tags: 'SPEC-4-settled-early' }, () => {
  const [early, end, later] = [before, now, after]
  const muchLater = new Date('2026-03-02T12:00:00Z')
  test.each([
    ['before the end, and the period runs', early, null, early, 'none', true],
    ['before the end, and the period is over', early, null, end, 'settled early', true],
    ['before the end, and much later', early, null, muchLater, 'settled early', true],
    ['before the end, shown by consent, and the period runs', early, early, early, 'none', false],
    ['before the end, shown by consent, and the period is over', early, early, end, 'record', false],
    ['before the end, shown by consent later', early, later, muchLater, 'record', false],
    ['at the end', end, null, end, 'record', false],
    ['after the end', later, null, muchLater, 'record', false],
  ] as const)('%s', (_, resolvedAt, shownAt, at, publicity, mayAgree) => {
    const claim = {
      status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
      noticePeriodEndsAt: end,
      resolvedAt,
      shownAt,
      ending: null,
      restrictedAt: null,
    } as const
    expect(publicityOf({ ...claim, restrictedAt: now }, at)).toBe('none')
    expect(publicityOf(claim, at)).toBe(publicity)
    expect(isPublic(claim, at)).toBe(publicity === 'record')
    expect(mayAgreeToShow(claim)).toBe(mayAgree)
  })

  test.each(endingKinds)('and was %s becomes public only where it was already', ending => {
    const claim = {
      status: 'RESOLVED_IN_FAVOUR_OF_DEFENDANT',
      noticePeriodEndsAt: end,
      shownAt: null,
      ending,
      restrictedAt: null,
    } as const
    expect(publicityOf({ ...claim, resolvedAt: early }, muchLater)).toBe('none')
    expect(mayAgreeToShow({ ...claim, resolvedAt: early })).toBe(false)
    const ended = { ...claim, resolvedAt: later, firstResponseAt: null, firstReplyAt: null }
    expect(publicityOf(ended, muchLater)).toBe('record')
    expect(isDisregarded(ended, muchLater)).toBe(false)
  })
})
