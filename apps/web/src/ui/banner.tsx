import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Elements } from '../lib/elements.ts'
import classes from './banner.module.css'

const icons = { info: Info, attention: TriangleAlert, success: CircleCheck, danger: CircleAlert }

export interface BannerProps {
  tone?: keyof typeof icons
  title?: string
  children: ReactNode
  action?: Elements
}

/** A lasting message about the page or the account. */
export function Banner({ tone = 'info', title, children, action }: BannerProps) {
  const Icon = icons[tone]
  return (
    <div className={classes.banner} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon aria-hidden size={22} />
      <div className={classes.words}>
        {title ? <p className={classes.title}>{title}</p> : null}
        <div>{children}</div>
      </div>
      {action}
    </div>
  )
}
