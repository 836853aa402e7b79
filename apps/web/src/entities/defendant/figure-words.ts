import type { recordFigures } from '@redress/contract/search.ts'
import { percentage } from '@redress/domain/record/record-figures.ts'
import type { z } from 'zod'
import { useFormats, useTexts } from '../../texts/texts.tsx'

/** The figures of a record in words: shares, or counts where the claims are too few to speak of shares. */
export function useFigureWords(figures: z.output<typeof recordFigures>) {
  const texts = useTexts('records').figures
  const formats = useFormats()
  const {
    claims,
    answered,
    unreached,
    settled,
    medianDaysToAnswer,
    agreements,
    agreementsKept,
    agreementsNotContradicted,
    unproven,
  } = figures
  const counted = claims - unproven
  const share = (part: number, whole: number) => {
    const percent = percentage(part, whole)
    return percent === null ? texts.countOf(formats.count(part), formats.count(whole)) : texts.percent(percent)
  }
  return {
    claims: texts.claims(claims, formats.count(claims)),
    answered: counted === unreached ? null : texts.answered(share(answered, counted - unreached)),
    unreached: unreached === 0 ? null : texts.unreached(unreached, formats.count(unreached)),
    settled: counted === 0 ? null : texts.settled(share(settled, counted)),
    median:
      medianDaysToAnswer === null
        ? null
        : texts.median(texts.days(medianDaysToAnswer, formats.count(medianDaysToAnswer))),
    kept: agreements === 0 ? null : texts.kept(share(agreementsKept, agreements)),
    notContradicted:
      agreementsNotContradicted === 0 ? null : texts.notContradicted(share(agreementsNotContradicted, agreements)),
    unproven: unproven === 0 ? null : texts.unproven(unproven, formats.count(unproven)),
    note: percentage(0, counted) === null ? texts.few : null,
  }
}
