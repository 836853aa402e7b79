import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import classes from './icon-button.module.css'

interface Look {
  /** Accessible name and tooltip. */
  label: string
  icon: ReactNode
}

/** Button with an icon only. */
export function IconButton({
  label,
  icon,
  type = 'button',
  ...rest
}: Look & Omit<ComponentProps<'button'>, 'children' | 'className' | 'style'>) {
  return (
    <button {...rest} type={type} className={classes.button} aria-label={label} title={rest.title ?? label}>
      {icon}
    </button>
  )
}

/** Link with an icon only. */
export function IconLink({ label, icon, ...rest }: Look & Omit<LinkProps, 'children' | 'className' | 'style'>) {
  return (
    <Link {...rest} className={classes.button} aria-label={label} title={label}>
      {icon}
    </Link>
  )
}
