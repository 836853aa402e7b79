import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import type { Elements } from '../lib/elements.ts'
import classes from './button.module.css'

interface Look {
  /** One `primary` a view; `danger` for what cannot be undone; `quiet` for what is seldom needed. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** Before the label. */
  icon?: Elements
  /** As wide as its place. */
  isWide?: boolean
  /** For rows of tables and lists; as high as any other on a phone. */
  isSmall?: boolean
  children: ReactNode
}

export interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'children' | 'className' | 'style'> {
  /** Working: it keeps its place and its focus, and cannot be pressed again. */
  isPending?: boolean
}

export function Button({ isPending = false, onClick, type = 'button', ...props }: ButtonProps) {
  const { variant = 'primary', icon, isWide, isSmall, children, ...rest } = props
  return (
    <button
      {...rest}
      type={type}
      className={classes.button}
      data-variant={variant}
      data-wide={isWide || undefined}
      data-small={isSmall || undefined}
      aria-disabled={isPending || undefined}
      onClick={event => {
        if (isPending) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {isPending ? <span className={classes.spinner} aria-hidden="true" /> : icon}
      <span>{children}</span>
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink(props: Look & Omit<LinkProps, 'children' | 'className' | 'style'>) {
  const { variant = 'primary', icon, isWide, isSmall, children, ...rest } = props
  return (
    <Link
      {...rest}
      className={classes.button}
      data-variant={variant}
      data-wide={isWide || undefined}
      data-small={isSmall || undefined}
    >
      {icon}
      <span>{children}</span>
    </Link>
  )
}
