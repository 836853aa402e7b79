import { useRef } from 'react'
import type { Elements } from '../lib/elements.ts'
import { Button } from './button.tsx'

interface Props {
  label: string
  icon?: Elements
  isOne?: boolean
  onFiles: (files: readonly File[]) => void
}

/** A button that has files chosen; the same ones can be chosen again. */
export function ChooseFiles({ label, icon, isOne = false, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="secondary" icon={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={!isOne}
        hidden
        aria-label={label}
        onChange={event => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
