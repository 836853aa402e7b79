import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'
import { useUnwrittenNote } from './use-unwritten-note.ts'

/** A name, which stands in agreements. */
export const NameField = ({ description, ...props }: ComponentProps<typeof TextField>) => (
  <TextField {...props} description={useUnwrittenNote(props.name, description)} />
)
