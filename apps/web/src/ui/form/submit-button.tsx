import { Button, Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { useFormState } from './form-context.ts'

interface Props {
  children: ReactNode
  disabled?: boolean
  variant?: 'filled' | 'default'
}

/** Sends the form. While it is sent the button keeps its place and its focus, and says so. */
export function SubmitButton({ children, disabled = false, variant = 'filled' }: Props) {
  const texts = useTexts('ui').form
  const { isPending } = useFormState()
  return (
    <Button
      type="submit"
      variant={variant}
      disabled={disabled}
      aria-disabled={isPending || undefined}
      leftSection={isPending ? <Loader size={18} color="currentColor" aria-hidden /> : null}
    >
      {isPending ? texts.sending : children}
    </Button>
  )
}
