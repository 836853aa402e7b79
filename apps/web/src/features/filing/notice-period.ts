import { durationMilliseconds } from '@redress/domain/claim/deadlines.ts'

const minute = 60_000
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const

/** An ISO 8601 duration in its largest whole unit: "15 days", "1 hour". */
export function durationInWords(duration: string, locale: string): string {
  const milliseconds = durationMilliseconds(duration) ?? 0
  const [unit, length] = units.find(([, each]) => milliseconds >= each) ?? (['second', 1000] as const)
  const count = Math.round(milliseconds / length)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
