import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../button.tsx'
import { useFormState } from './form-context.ts'

interface Props {
  children: ReactNode
  disabled?: boolean
  isWide?: boolean
}

/** Sends the form, and says so while it does. */
export function SubmitButton({ children, disabled = false, isWide = false }: Props) {
  const texts = useTexts('ui').form
  const { isPending, isHeld } = useFormState()
  return (
    <Button type="submit" disabled={disabled || isHeld} isPending={isPending} isWide={isWide}>
      {isPending ? texts.sending : children}
    </Button>
  )
}
