import type { recordFigures } from '@redress/contract/search.ts'
import { percentage } from '@redress/domain/record/record-figures.ts'
import type { z } from 'zod'
import { useFormats, useTexts } from '../../texts/texts.tsx'

/** The figures of a record in words: shares, or counts where the claims are too few to speak of shares. */
export function useFigureWords(figures: z.output<typeof recordFigures>) {
  const texts = useTexts('records').figures
  const formats = useFormats()
  const { claims, answered, settled, medianDaysToAnswer } = figures
  const share = (part: number) => {
    const percent = percentage(part, claims)
    return percent === null ? texts.countOf(formats.count(part), formats.count(claims)) : texts.percent(percent)
  }
  return {
    claims: texts.claims(claims, formats.count(claims)),
    answered: texts.answered(share(answered)),
    settled: texts.settled(share(settled)),
    median:
      medianDaysToAnswer === null
        ? null
        : texts.median(texts.days(medianDaysToAnswer, formats.count(medianDaysToAnswer))),
    note: percentage(0, claims) === null ? texts.few : null,
  }
}
