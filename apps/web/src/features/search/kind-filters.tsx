import { Check } from 'lucide-react'
import { useTexts } from '../../texts/texts.tsx'
import classes from './kind-filters.module.css'
import { kinds, useKinds } from './kinds.ts'

/** Which kinds of results are shown. */
export function KindFilters() {
  const texts = useTexts('search')
  const [shown, toggle] = useKinds()
  return (
    <fieldset className={`${classes.filters} no-print`}>
      <legend className="visually-hidden">{texts.filters}</legend>
      {kinds.map(kind => (
        <label key={kind} className={classes.filter}>
          <input type="checkbox" checked={shown.includes(kind)} onChange={() => toggle(kind)} />
          <Check aria-hidden size={16} strokeWidth={3} />
          {texts.kinds[kind]}
        </label>
      ))}
    </fieldset>
  )
}
