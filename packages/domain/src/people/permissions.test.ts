import { describe, expect, test } from 'vitest'
import { isDocumentMimeType } from '../claim/document-rules.ts'
import { displayedValue } from '../claim/resolutions.ts'
import { isVisible, viewFor } from '../claim/visibility.ts'
import { firstDuplicate, mergedSocialLinks } from './contact-rules.ts'
import {
  callers,
  isAboutClaim,
  isAllowed,
  isAnsweredAlike,
  isForStaff,
  isShownToAll,
  permissions,
  staffPermissions,
} from './permissions.ts'

describe('permissions', () => {
  test.each(Object.keys(permissions) as (keyof typeof permissions)[])(
    'whoever may "%s" is a known caller',
    permission => {
      expect(callers.filter(caller => isAllowed(permission, caller))).toEqual(permissions[permission])
    },
  )

  test('what only parties may do is asked of a claim', () => {
    expect(isAboutClaim('dispute a claim')).toBe(true)
    expect(isAboutClaim('read a claim')).toBe(true)
    expect(isAboutClaim('report the record')).toBe(true)
    expect(isAboutClaim('create a claim')).toBe(false)
    expect(isAboutClaim('read public pages')).toBe(false)
    expect(isAboutClaim('read documents')).toBe(true)
    expect(isAboutClaim('read and answer a letter')).toBe(false)
  })
})

test('what the staff does is for no caller, and asked of no claim', () => {
  for (const permission of Object.keys(staffPermissions) as (keyof typeof staffPermissions)[]) {
    expect(isForStaff(permission)).toBe(true)
    expect(isAboutClaim(permission)).toBe(false)
    expect(callers.filter(caller => isAllowed(permission, caller))).toEqual([])
  }
})

test('what the public reads is shown to all alike', () => {
  const shown = (Object.keys(permissions) as (keyof typeof permissions)[]).filter(isShownToAll)
  expect(shown).toEqual(['read public pages', 'read a claim', 'read a defendant'])
})

test('what is answered alike is open to visitors', () => {
  const alike = (Object.keys(permissions) as (keyof typeof permissions)[]).filter(isAnsweredAlike)
  expect(alike).toEqual(['read public pages', 'use a link that was sent', 'contest a takeover by link'])
  for (const permission of alike) expect(permissions[permission]).toEqual(callers)
})

describe('visibility', () => {
  test.each([
    ['claim summary', [true, true, true]],
    ['representation status', [false, true, true]],
    ['claim texts', [false, false, true]],
    ['documents', [false, false, true]],
    ['defendant contacts', [false, true, true]],
  ] as const)('%s for the public, the signed in and the parties', (information, expected) => {
    expect((['public', 'confirmed', 'party'] as const).map(view => isVisible(information, view))).toEqual(expected)
  })

  test('private contacts can be kept to the parties', () => {
    expect(isVisible('defendant contacts', 'confirmed', 'parties')).toBe(false)
    expect(isVisible('defendant contacts', 'party', 'parties')).toBe(true)
    expect(isVisible('claim summary', 'public', 'parties')).toBe(true)
  })

  test('an unconfirmed account sees what a visitor sees', () => {
    expect(viewFor.unconfirmed).toBe(viewFor.visitor)
  })
})

describe("a defendant's links", () => {
  test('a LinkedIn link replaces earlier ones, and empty ones are ignored', { tags: 'SPEC-3-last-linkedin' }, () => {
    expect(
      mergedSocialLinks([
        { type: 'LinkedIn', url: 'https://a.example' },
        { type: 'Other', url: ' ' },
        { type: 'Other', url: 'https://b.example' },
        { type: 'LinkedIn', url: 'https://c.example' },
      ]),
    ).toEqual([
      { type: 'LinkedIn', url: 'https://c.example' },
      { type: 'Other', url: 'https://b.example' },
    ])
  })

  test('without a LinkedIn link the others stay as they are, and with one after it too', () => {
    const other = { type: 'Other', url: 'https://b.example' } as const
    const linkedIn = { type: 'LinkedIn', url: 'https://a.example' } as const
    expect(mergedSocialLinks([other])).toEqual([other])
    expect(mergedSocialLinks([linkedIn, other])).toEqual([linkedIn, other])
  })

  test('a repeated entry is found whatever its case, and empty ones are none', () => {
    expect(firstDuplicate(['A', '', '', 'b', ' a'])).toBe(4)
    expect(firstDuplicate(['a', 'b', ''])).toBe(-1)
  })
})

test('documents are known by their kind', () => {
  expect(isDocumentMimeType('application/pdf')).toBe(true)
  expect(isDocumentMimeType('image/svg+xml')).toBe(false)
})

test("the displayed value is the last resolution's, else the claim's", { tags: 'SPEC-3-displayed-value' }, () => {
  expect(displayedValue(5, [])).toBe(5)
  expect(displayedValue(5, [{ value: 4 }, { value: 2 }, { value: 3 }])).toBe(3)
})
