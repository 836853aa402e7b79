import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Button, type ButtonProps } from './button.tsx'
import { useCopy } from './use-copy.ts'

export interface CopyButtonProps {
  /** A function if only the browser knows the value. */
  value: string | (() => string)
  /** Label of the button; "Copy" by default. */
  label?: string
  /** The message after copying; the button itself says "Copied" as well. */
  message?: string
  variant?: Exclude<ButtonProps['variant'], undefined>
  disabled?: boolean
}

export function CopyButton({ value, label, message, variant = 'secondary', disabled = false }: CopyButtonProps) {
  const texts = useTexts('ui').copy
  const copyText = useCopy()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2_000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    if (await copyText(typeof value === 'function' ? value() : value, message)) setCopied(true)
  }
  const Icon = isCopied ? Check : Copy
  return (
    <Button variant={variant} disabled={disabled} icon={<Icon aria-hidden size={18} />} onClick={copy}>
      {label ?? texts.copy}
    </Button>
  )
}
