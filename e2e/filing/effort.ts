import type { Page } from '@playwright/test'

interface Effort {
  readonly clicks: readonly string[]
  readonly fields: readonly string[]
}

declare global {
  interface Window {
    noteEffort: (kind: 'click' | 'field', name: string) => Promise<void>
  }
}

/** Runs in the page: notes what is pressed that is no field, and each field that is filled in, once. */
function watchEffort(): void {
  const fields = 'input, select, textarea, [role="combobox"], [role="checkbox"]'
  const names = new Map<Element, string>()
  const nameOf = (element: Element) => {
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : []
    const label = labels.map(each => each.textContent).join(' ') || element.getAttribute('aria-label')
    return (label || element.getAttribute('name') || element.textContent || element.tagName).trim().slice(0, 60)
  }
  document.addEventListener(
    'click',
    event => {
      if (!event.isTrusted || !(event.target instanceof Element)) return
      const pressed = event.target.closest('a, button, summary, label')
      const isOfField = event.target.closest(fields) !== null || pressed?.matches('label') === true
      if (pressed && !isOfField) void window.noteEffort('click', nameOf(pressed))
    },
    true,
  )
  const noteField = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(fields) || names.has(target)) return
    names.set(target, nameOf(target))
    void window.noteEffort('field', `${location.pathname.split('/')[3]}: ${nameOf(target)} ${target.id}`)
  }
  document.addEventListener('input', noteField, true)
  document.addEventListener('change', noteField, true)
}

/** Counts from now on what a person presses and fills in. */
export async function countEffort(page: Page): Promise<Effort> {
  const clicks: string[] = []
  const fields: string[] = []
  const lists = { click: clicks, field: fields }
  await page.exposeFunction('noteEffort', (kind: 'click' | 'field', name: string) => {
    if (kind === 'click' || !fields.includes(name)) lists[kind].push(name)
  })
  await page.addInitScript(watchEffort)
  return { clicks, fields }
}
