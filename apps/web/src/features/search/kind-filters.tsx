import { Check } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { keepFocus } from '../../ui/page.tsx'
import classes from './kind-filters.module.css'

/** Kinds of results, in display order. */
const kinds = ['companies', 'people', 'claims'] as const
export type Kind = (typeof kinds)[number]

const parameter = 'only'

/** Kinds of results to show, stored in the URL; all of them by default. */
export function useKinds() {
  const [params, setParams] = useSearchParams()
  const named = params.get(parameter)
  const shown: readonly Kind[] = named === null ? kinds : kinds.filter(kind => named.split(',').includes(kind))
  const show = (next: readonly Kind[]) =>
    setParams(
      before => {
        const after = new URLSearchParams(before)
        if (next.length === kinds.length) after.delete(parameter)
        else after.set(parameter, next.join())
        return after
      },
      { replace: true, state: keepFocus, preventScrollReset: true },
    )
  return {
    shown,
    toggle: (kind: Kind) => show(kinds.filter(each => shown.includes(each) !== (each === kind))),
    showAll: () => show(kinds),
  }
}

/** Which kinds of results are shown. */
export function KindFilters() {
  const texts = useTexts('search')
  const { shown, toggle } = useKinds()
  return (
    <fieldset className={`${classes.filters} no-print`}>
      <legend className="visually-hidden">{texts.filters}</legend>
      {kinds.map(kind => (
        <label key={kind} className={classes.filter}>
          <input type="checkbox" checked={shown.includes(kind)} onChange={() => toggle(kind)} />
          <Check aria-hidden size={16} strokeWidth={3} />
          <span>{texts.kinds[kind]}</span>
        </label>
      ))}
    </fieldset>
  )
}
