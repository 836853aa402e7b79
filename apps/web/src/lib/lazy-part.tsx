import { type ComponentType, createElement, lazy, type ReactElement, useContext } from 'react'
import { PageNotesContext } from './page-head.ts'

/** What loads the parts of a source. A part stands here as soon as what shows it is loaded. */
const loadsOf: Record<string, (() => Promise<unknown>)[]> = {}

/**
 * A part of a page whose code is loaded when it is first shown. A server that draws it learns its source, below `src` and
 * without the ending, so that the page names its files: it would arrive without its styles otherwise.
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

/** Loads parts, those that stand in others after these. */
export async function loadParts(sources: readonly string[]): Promise<void> {
  for (const source of sources) await Promise.all((loadsOf[source] ?? []).map(load => load()))
}
