import { describe, expect, test } from 'vitest'
import { claimStatuses } from './lifecycle.ts'
import { sharingOf } from './sharing.ts'

const hiddenIn: readonly string[] = ['PENDING', 'PENDING_PUBLICATION']

describe('the Share button', { tags: 'SPEC-4-share' }, () => {
  test.each(claimStatuses)('%s', status => {
    const isHidden = hiddenIn.includes(status)
    expect(sharingOf(status, true)).toBe(isHidden ? 'hidden' : 'shown')
    expect(sharingOf(status, false)).toBe(isHidden ? 'hidden' : 'disabled')
  })
})
