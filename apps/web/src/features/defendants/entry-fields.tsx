import { Plus, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import classes from './defendants.module.css'

interface Props {
  /** The list's path in the form's values. */
  name: string
  title: string
  addLabel: string
  removeLabel: (number: string) => string
  /** Initial values of a new entry. */
  blank: Readonly<Record<string, string>>
  limit: number
  /** Number of leading entries that another field shows. */
  skip?: number
  field: (entry: { path: string; number: string }) => ReactNode
}

/** Any number of entries of one kind, each with a field and a button that removes it. */
export function EntryFields({ name, title, addLabel, removeLabel, blank, limit, skip = 0, field }: Props) {
  const { fields, append, remove } = useFieldArray({ name })
  const addButton = useRef<HTMLSpanElement>(null)
  return (
    <fieldset className={classes.entries}>
      <legend>{title}</legend>
      {fields.map((entry, index) => {
        if (index < skip) return null
        const number = String(index - skip + 1)
        return (
          <div key={entry.id} className={classes.entry}>
            <div>{field({ path: `${name}.${index}`, number })}</div>
            <IconButton
              label={removeLabel(number)}
              icon={<X aria-hidden size={20} />}
              onClick={() => {
                remove(index)
                addButton.current?.querySelector('button')?.focus()
              }}
            />
          </div>
        )
      })}
      <span ref={addButton}>
        <Button
          variant="secondary"
          isSmall
          icon={<Plus aria-hidden size={18} />}
          disabled={fields.length - skip >= limit}
          onClick={() => append(blank)}
        >
          {addLabel}
        </Button>
      </span>
    </fieldset>
  )
}
