import { type ComponentType, createElement, lazy, type ReactElement, useContext } from 'react'
import { PageNotesContext } from './page-head.ts'

/** Loaders of lazy parts by source. A part is registered once the module that shows it is loaded. */
const loadsOf: Record<string, (() => Promise<unknown>)[]> = {}

/**
 * Part of a page whose code is loaded when it is first shown. Server rendering reports its source (path below `src`,
 * without extension), so that the page links its files. Otherwise it would arrive without styles.
 */
export function lazyPart<Props extends object>(
  source: string,
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement {
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    loaded ??= await load()
    return { default: loaded }
  }
  loadsOf[source] = [...(loadsOf[source] ?? []), loadOnce]
  const Part = lazy(loadOnce)
  return props => {
    useContext(PageNotesContext)?.takePart(source)
    return createElement(loaded ?? Part, props)
  }
}

/** Loads parts in order, so that nested parts follow the outer ones. */
export async function loadParts(sources: readonly string[]): Promise<void> {
  for (const source of sources) await Promise.all((loadsOf[source] ?? []).map(load => load()))
}
