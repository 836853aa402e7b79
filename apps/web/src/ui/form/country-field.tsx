import { countries } from '@redress/domain/people/countries.ts'
import { useMemo } from 'react'
import { useFormats, useIsTakenOver } from '../../texts/texts.tsx'
import type { FieldProps } from './field.tsx'
import { SelectField } from './select-field.tsx'

/** Every country by its name; the value is its two-letter code. */
export function CountryField(props: FieldProps) {
  const formats = useFormats()
  // Browsers name some countries in other words than the server would.
  const isTakenOver = useIsTakenOver()
  const options = useMemo(
    () =>
      (isTakenOver ? countries : [])
        .map(code => ({ value: code, label: formats.country(code) }))
        .sort((one, other) => one.label.localeCompare(other.label, formats.locale)),
    [formats, isTakenOver],
  )
  return <SelectField autoComplete="country" {...props} options={options} />
}
