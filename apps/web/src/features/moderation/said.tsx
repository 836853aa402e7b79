import type { ReactNode } from 'react'
import classes from './moderation.module.css'

export const Said = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <strong>{title}</strong>
    <blockquote className={classes.quoted}>{children}</blockquote>
  </div>
)
