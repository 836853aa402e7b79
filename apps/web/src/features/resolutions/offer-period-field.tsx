import { dayMilliseconds, endAfter } from '@redress/domain/claim/calendar-days.ts'
import { durationMilliseconds, periods } from '@redress/domain/claim/deadlines.ts'
import { offerDays } from '@redress/domain/claim/resolutions.ts'
import { useState } from 'react'
import { useConfiguration } from '../../lib/configuration.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'

const choices = [3, 7, 14, 30, 60]

/** For how many days an offer stands where its maker chooses nothing else. */
export function useStandardDays(): number {
  const { data: settings } = useConfiguration()
  const period = durationMilliseconds(settings?.offerPeriod ?? periods['offer period'].standard) ?? 0
  return Math.min(offerDays.max, Math.max(offerDays.min, Math.round(period / dayMilliseconds)))
}

/** For how long the offer stands, and until which day that is. */
export function OfferPeriodField({ standardDays }: { standardDays: number }) {
  const { form } = useTexts('resolutions')
  const formats = useFormats()
  const [now] = useState(() => new Date())
  const days = [...new Set([...choices, standardDays])].sort((one, other) => one - other)
  return (
    <SelectField
      name="validForDays"
      label={form.validForDays}
      description={form.validForDaysHint}
      placeholder={null}
      options={days.map(count => ({
        value: String(count),
        label: form.daysUntil(formats.count(count), count === 1, formats.until(endAfter(now, count * dayMilliseconds))),
      }))}
    />
  )
}
