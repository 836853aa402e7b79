import { flushSync } from 'react-dom'

/** Opens what an element is folded in, and itself. */
export function reveal(element: Element): void {
  for (let folded = element.closest('[hidden], details'); folded; folded = outside(folded)) {
    const section = folded
    if (section instanceof HTMLDetailsElement) section.open = true
    // The browser's own search opens what is folded in the same way.
    else flushSync(() => section.dispatchEvent(new Event('beforematch')))
  }
}

const outside = (folded: Element) => folded.parentElement?.closest('[hidden], details') ?? null
