import { type ComponentType, createElement, lazy, type ReactElement, useContext } from 'react'
import { PageNotesContext } from './page-head.ts'

/**
 * A part of a page whose code is loaded when it is first shown. A server that draws it learns its source, below `src` and
 * without the ending, so that the page names its files: it would arrive without its styles otherwise.
 */
export function lazyPart<Props extends object>(
  source: string,
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement {
  const Part = lazy(async () => ({ default: await load() }))
  return props => {
    useContext(PageNotesContext)?.takePart(source)
    return createElement(Part, props)
  }
}
