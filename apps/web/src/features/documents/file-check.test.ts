import { limits } from '@redress/domain/people/limits.ts'
import { describe, expect, test } from 'vitest'
import { holdingOf, problemOf } from './file-check.ts'

const nothing = { count: 0, bytes: 0 }

describe('a file is checked before it is sent', () => {
  test.each([
    ['contract.pdf', 1, null],
    ['CONTRACT.PDF', limits.fileBytes, null],
    ['letter.docx', 1, null],
    ['archive.zip', 1, 'type'],
    ['song.mp3', 1, 'type'],
    ['film.mp4', 1, 'type'],
    ['photo.jfif', 1, null],
    ['Scan 26.11.2026', 1, null],
    ['1000012345', 1, null],
    ['Vertrag', 1, null],
    ['contract.pdf', limits.fileBytes + 1, 'size'],
    ['contract.pdf', 0, 'empty'],
  ])('%s of %d bytes: %s', (name, size, problem) => expect(problemOf({ name, size }, nothing)).toBe(problem))

  test('no more documents than a claim can have', () => {
    expect(problemOf({ name: 'a.pdf', size: 1 }, { count: limits.documentsPerClaim, bytes: 0 })).toBe('tooMany')
  })

  test('no more bytes than a claim can have, counting what is on its way', () => {
    const holding = holdingOf([], [{ name: 'a.pdf', size: limits.claimFilesBytes }])
    expect(problemOf({ name: 'b.pdf', size: 1 }, holding)).toBe('total')
  })
})
