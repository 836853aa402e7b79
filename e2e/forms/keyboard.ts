import { expect, type Locator, type Page } from '@playwright/test'

const mostSteps = 70

interface Focus {
  readonly isWanted: boolean
  /** Short description of the focused element. */
  readonly element: string
  readonly isIndicated: boolean
  readonly isInView: boolean
}

/** Reads the state of the focus in the browser. */
const focusAt = (wanted: Locator): Promise<Focus> =>
  wanted.evaluate(element => {
    const focused = document.activeElement ?? document.body
    const isDrawn = (style: CSSStyleDeclaration) =>
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none'
    const around = [focused, ...(focused.closest('label') ? [focused.closest('label') ?? focused] : [])]
    const styles = around.flatMap(each => [getComputedStyle(each), getComputedStyle(each, '::after')])
    const { left, top, width, height } = focused.getBoundingClientRect()
    const shown = document.elementFromPoint(left + width / 2, Math.min(Math.max(top, 0) + 8, top + height / 2))
    return {
      isWanted: focused === element,
      element: focused.outerHTML.slice(0, 200),
      isIndicated: focused === document.body || focused.matches('[tabindex="-1"]') || styles.some(isDrawn),
      isInView: focused === document.body || (shown !== null && (focused.contains(shown) || shown.contains(focused))),
    }
  })

/** Tabs until something has the focus. Wherever the focus stands on the way, it is seen. */
export async function reach(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await wanted.waitFor()
  let focus = await focusAt(wanted)
  for (let step = 0; !focus.isWanted; step++) {
    if (step === mostSteps) throw new Error(`${wanted} was not reached; the focus ended on ${focus.element}`)
    await page.keyboard.press(key)
    focus = await focusAt(wanted)
    expect(focus, `The focus is seen on ${focus.element}`).toMatchObject({ isIndicated: true, isInView: true })
  }
}

/** Tabs to a button or a link, and presses it. */
export async function activate(page: Page, wanted: Locator): Promise<void> {
  await reach(page, wanted)
  await page.keyboard.press('Enter')
}

/** Tabs to a field and types; what stood there is replaced. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Tabs to a list of choices and types the beginning of one. */
export async function choose(page: Page, field: Locator, label: string): Promise<void> {
  await reach(page, field)
  await page.keyboard.type(label)
  await expect(field.locator('option:checked')).toHaveText(label)
}

/** Tabs to a date field and types the day of a month whose number is the same, as the order of both is the browser's. */
export async function typeDate(page: Page, field: Locator, dayAndMonth: string, year: string): Promise<void> {
  await reach(page, field)
  await page.keyboard.type(dayAndMonth + dayAndMonth + year)
  await expect(field).toHaveValue([year, dayAndMonth, dayAndMonth].join('-'))
}

/** Tabs to a checkbox and ticks it. */
export async function tick(page: Page, field: Locator): Promise<void> {
  await reach(page, field)
  await page.keyboard.press('Space')
  await expect(field).toBeChecked()
}
