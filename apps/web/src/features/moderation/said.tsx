import type { ReactNode } from 'react'
import { Quote } from '../../ui/quote.tsx'
import classes from './moderation.module.css'

export const Said = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <strong>{title}</strong>
    <Quote className={classes.quoted}>{children}</Quote>
  </div>
)
