import { useFormats } from '../texts/texts.tsx'
import classes from './figures.module.css'

/** An amount with its currency, two decimals and thousands commas. */
export function Money({ value, currency }: { value: number; currency: string }) {
  return <span className={classes.money}>{useFormats().money(value, currency)}</span>
}
