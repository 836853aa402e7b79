import { Button, type ButtonProps } from '@mantine/core'
import { Link, type LinkProps } from 'react-router'

/** A link that looks like a button. */
export function ButtonLink(props: ButtonProps & Omit<LinkProps, 'color' | 'style'>) {
  return <Button component={Link} {...props} />
}
