import type { ReactNode } from 'react'
import classes from './field.module.css'

/** An amount and its currency, side by side: their labels, hints, controls and problems each stand in one line. */
export const AmountRow = ({ children }: { children: ReactNode }) => <div className={classes.amountRow}>{children}</div>
