import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  durationMilliseconds,
  durationText,
  type Period,
  type PeriodSettings,
  periodEnd,
  periods,
} from './deadlines.ts'

const unset = Object.fromEntries(Object.values(periods).map(({ setting }) => [setting, 0])) as PeriodSettings

describe('durations', () => {
  test.each([
    ['P15D', 15 * 86_400_000],
    ['PT30S', 30_000],
    ['P1DT2H3M4S', 93_784_000],
    ['P2W', 14 * 86_400_000],
    ['P12W', 84 * 86_400_000],
    ['PT36H', 36 * 3_600_000],
    ['PT1H', 3_600_000],
    ['PT90M', 90 * 60_000],
    ['PT0S', 0],
  ])('%s', (text, milliseconds) => {
    expect(durationMilliseconds(text)).toBe(milliseconds)
  })

  test.each(['', 'P', 'PT', '15D', 'P1Y', 'P1M', 'PT1.5S', 'P-1D', ' P1D', 'P1D ', 'PPT1H'])('"%s" is none', text => {
    expect(durationMilliseconds(text)).toBeNull()
  })

  test.each([
    [15 * 86_400_000, 'P15D'],
    [30_000, 'PT30S'],
    [86_400_000 + 30_000, 'P1DT30S'],
    [0, 'PT0S'],
  ])('%d milliseconds are %s', (milliseconds, text) => {
    expect(durationText(milliseconds)).toBe(text)
  })

  test('are read back as they were written', () => {
    fc.assert(
      fc.property(fc.nat(), seconds => {
        expect(durationMilliseconds(durationText(seconds * 1000))).toBe(seconds * 1000)
      }),
    )
  })

  test.each(Object.keys(periods) as Period[])(
    'the %s has a default that is one, and ends so long after it began',
    period => {
      const { setting, standard } = periods[period]
      const milliseconds = durationMilliseconds(standard) ?? Number.NaN
      const begin = new Date('2026-03-01T12:00:00Z')
      const settings: PeriodSettings = { ...unset, [setting]: milliseconds }
      expect(periodEnd(period, begin, settings).getTime() - begin.getTime()).toBe(milliseconds)
    },
  )
})
