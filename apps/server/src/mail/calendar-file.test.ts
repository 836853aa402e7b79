import { describe, expect, test } from 'vitest'
import { parsedCalendar } from '../testing/parsed-calendar.ts'
import { type CalendarEntry, calendarFile } from './calendar-file.ts'

const entry: CalendarEntry = {
  date: { kind: 'answer', day: '2026-03-16' },
  claimId: '3f0c9a51-7f4e-4b0e-9f43-2a5f5ad4c7f1',
  otherSide: ['Klara Vogt'],
  amount: 'EUR 2,450.00',
  until: '16 March 2026 at 12:00 UTC',
  language: 'en',
  installation: { publicUrl: 'https://redress.example:8443', operator: null },
  now: new Date('2026-03-01T12:00:00.000Z'),
}
const parsed = (changes: Partial<CalendarEntry> = {}) => parsedCalendar(calendarFile({ ...entry, ...changes }).content)

describe('a calendar file', () => {
  test('is an event of the whole last day, with an alarm on the day before', () => {
    expect(parsed()).toEqual({
      uid: 'answer-3f0c9a51-7f4e-4b0e-9f43-2a5f5ad4c7f1@redress.example',
      sequence: 20_528,
      summary: 'Last day to answer Klara Vogt: EUR 2,450.00',
      description: 'Claim number: 3f0c9a51\nLast day to answer: 16 March 2026 at 12:00 UTC',
      day: '2026-03-16',
      isAllDay: true,
      alarms: ['-PT15H'],
    })
  })

  test('of a moved date is a later version of the same event; of another one it is another event', () => {
    const [first, moved, fee] = [
      parsed(),
      parsed({ date: { kind: 'answer', day: '2026-03-23' } }),
      parsed({ date: { kind: 'fee', day: '2026-03-23' } }),
    ]
    expect(moved.uid).toBe(first.uid)
    expect(moved.sequence).toBeGreaterThan(first.sequence)
    expect(fee.uid).not.toBe(first.uid)
  })

  test.each(['sum', 'offer', 'bids'] as const)('of another %s of the same claim is another event', kind => {
    const days = ['2026-03-16', '2026-03-23']
    expect(new Set(days.map(day => parsed({ date: { kind, day } }).uid)).size).toBe(2)
  })

  test('of another sum that is due on the same day is another event', () => {
    const uids = [1, 2, 2].map(sum => parsed({ date: { kind: 'sum', day: '2026-03-16' }, sum }).uid)
    expect(new Set(uids).size).toBe(2)
  })

  test.each([
    ['a comma and a semicolon', ['Vogt, Söhne; Co'], 'Vogt, Söhne; Co'],
    ['a new line', ['Klara\r\nDTSTART;20300101'], 'Klara DTSTART;20300101'],
    ['emoji, longer than a line', ['👩‍👩‍👧‍👦'.repeat(5)], '👩‍👩‍👧‍👦'.repeat(5)],
    ['two of them', ['Röof GmbH', 'Dora, die Erste'], 'Röof GmbH, Dora, die Erste'],
  ])('keeps a name with %s', (_name, otherSide, named) => {
    const { summary, day, alarms } = parsed({ otherSide })
    expect(summary).toBe(`Last day to answer ${named}: EUR 2,450.00`)
    expect({ day, alarms }).toEqual({ day: '2026-03-16', alarms: ['-PT15H'] })
  })

  test('has no line that is longer than 75 bytes', () => {
    const { content } = calendarFile({ ...entry, otherSide: ['Ä👍'.repeat(25)] })
    for (const line of String(content).split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  test('ends its last line', () => {
    expect(String(calendarFile(entry).content)).toMatch(/\r\nEND:VCALENDAR\r\n$/)
  })

  test('is in the language of the mail', () => {
    expect(parsed({ language: 'de', amount: '2.450,00 EUR', until: '16. März 2026 um 12:00 UTC' })).toMatchObject({
      summary: 'Letzter Tag für die Antwort an Klara Vogt: 2.450,00 EUR',
      description: 'Nummer der Forderung: 3f0c9a51\nLetzter Tag für die Antwort: 16. März 2026 um 12:00 UTC',
    })
  })
})
