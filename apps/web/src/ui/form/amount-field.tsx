import { Field as BaseField } from '@base-ui/react/field'
import { amountText, readAmount } from '@redress/domain/money/amount-text.ts'
import type { Currency } from '@redress/domain/money/money.ts'
import { useState } from 'react'
import { useFormats } from '../../texts/texts.tsx'
import { controlProps, Field, type FieldProps, useControlledField, useShownText } from './field.tsx'

interface Props extends FieldProps {
  /** May be written beside the figure. */
  currency: Currency | null
}

/**
 * An amount of money in any usual notation, shown as it was understood once the field is left. What cannot be
 * understood stays the text that it is, so that a schema refuses it.
 */
export function AmountField({ currency, ...props }: Props) {
  const { locale } = useFormats()
  const read = (text: string) => (text.trim() === '' ? '' : (readAmount(text, currency) ?? text))
  const { texts, field } = useControlledField(props, read)
  const [typed, setTyped] = useState<string | null>(null)
  const understood = typeof field.value === 'number' ? amountText(field.value, locale) : (field.value ?? '')
  const isTyped = typed !== null && read(typed) === (field.value ?? '')
  const control = useShownText(field.ref, isTyped ? typed : String(understood))
  return (
    <Field texts={texts}>
      <BaseField.Control
        {...controlProps(props)}
        {...control}
        name={props.name}
        inputMode="decimal"
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          field.onChange(read(value))
        }}
        onBlur={() => {
          setTyped(null)
          field.onBlur()
        }}
      />
    </Field>
  )
}
