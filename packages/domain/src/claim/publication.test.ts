import { describe, expect, test } from 'vitest'
import { claimStatuses } from './lifecycle.ts'
import { isDisregarded, isPublic, sharingOf } from './publication.ts'

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

describe('publication', () => {
  test.each(claimStatuses)('%s is public once the notice period is over, unless it never is', status => {
    expect(isPublic({ status, noticePeriodEndsAt: before }, now)).toBe(!neverPublic.includes(status))
    expect(isPublic({ status, noticePeriodEndsAt: now }, now)).toBe(!neverPublic.includes(status))
    expect(isPublic({ status, noticePeriodEndsAt: after }, now)).toBe(false)
    expect(isPublic({ status, noticePeriodEndsAt: null }, now)).toBe(false)
  })

  test('a public claim that nobody answered is disregarded', () => {
    const claim = { status: 'PUBLISHED', noticePeriodEndsAt: before } as const
    const silence = { firstResponseAt: null, firstReplyAt: null }
    expect(isDisregarded({ ...claim, ...silence }, now)).toBe(true)
    expect(isDisregarded({ ...claim, ...silence, firstResponseAt: before }, now)).toBe(false)
    expect(isDisregarded({ ...claim, ...silence, firstReplyAt: now }, now)).toBe(false)
    expect(isDisregarded({ ...claim, ...silence, noticePeriodEndsAt: after }, now)).toBe(false)
  })
})
