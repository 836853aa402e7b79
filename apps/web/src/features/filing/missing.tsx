import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { focusField } from '../../ui/form/focus-field.ts'
import classes from './filing.module.css'

interface MissingItem {
  key: string
  label: string
  /** The field of the form around, which the item then leads to. */
  field?: string
  to?: string
}

/** Why one cannot go on yet. Each item leads to what it asks for. */
export function Missing({ items, title }: { items: readonly MissingItem[]; title?: string }) {
  const texts = useTexts('filing')
  if (items.length === 0) return null
  return (
    <div className={classes.missing}>
      <p>{title ?? texts.missing}</p>
      <ul>
        {items.map(({ key, ...item }) => (
          <li key={key}>
            <Item {...item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Item({ label, field, to }: Omit<MissingItem, 'key'>) {
  if (to !== undefined) return <Link to={to}>{label}</Link>
  if (field === undefined) return <span>{label}</span>
  return (
    <button type="button" onClick={event => focusField(event.currentTarget.form, field)}>
      {label}
    </button>
  )
}
