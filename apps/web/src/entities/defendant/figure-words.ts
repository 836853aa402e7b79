import type { recordFigures } from '@redress/contract/search.ts'
import { percentage } from '@redress/domain/record/record-figures.ts'
import type { z } from 'zod'
import { useFormats, useTexts } from '../../texts/texts.tsx'

/** The figures of a record in words: shares, or counts where the claims are too few to speak of shares. */
export function useFigureWords(figures: z.output<typeof recordFigures>) {
  const texts = useTexts('records').figures
  const formats = useFormats()
  const { claims, answered, settled, medianDaysToAnswer, agreements, agreementsKept } = figures
  const share = (part: number, whole: number) => {
    const percent = percentage(part, whole)
    return percent === null ? texts.countOf(formats.count(part), formats.count(whole)) : texts.percent(percent)
  }
  return {
    claims: texts.claims(claims, formats.count(claims)),
    answered: texts.answered(share(answered, claims)),
    settled: texts.settled(share(settled, claims)),
    median:
      medianDaysToAnswer === null
        ? null
        : texts.median(texts.days(medianDaysToAnswer, formats.count(medianDaysToAnswer))),
    kept: agreements === 0 ? null : texts.kept(share(agreementsKept, agreements)),
    note: percentage(0, claims) === null ? texts.few : null,
  }
}
