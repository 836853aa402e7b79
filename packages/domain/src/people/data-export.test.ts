import { expect, test } from 'vitest'
import { dataExportExpiry, nextDataExportAt } from './data-export.ts'

test('an archive can be asked for once in 24 hours, and is there for seven days', () => {
  const now = new Date('2026-03-01T12:00:00.000Z')
  expect(nextDataExportAt(now)).toEqual(new Date('2026-03-02T12:00:00.000Z'))
  expect(dataExportExpiry(now)).toEqual(new Date('2026-03-08T12:00:00.000Z'))
})
