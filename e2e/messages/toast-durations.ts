import { expect, type Page } from '@playwright/test'
import { type MessageName, messages as specified } from '../../requirements/messages.ts'

/** How far the page's clock advances at once, and so how exactly a toast is measured. */
const stepMilliseconds = 50
/** The clock can only be paused at a time that is still ahead when the call arrives. */
const leapMilliseconds = 30_000
/** Patience with a busy machine, as long as that of other waits. */
const timeoutMilliseconds = 60_000

export interface Toast {
  readonly text: string
  readonly milliseconds: number
}

/** A toast as the specification has it, with the server's text in place of its own where there is one. */
export function toastOf(name: MessageName, serverText?: string): Toast {
  const message = specified[name]
  if (!('seconds' in message)) throw new Error(`The specification gives ${name} no time as a toast`)
  return { text: serverText ?? message.text, milliseconds: message.seconds * 1_000 }
}

/** Title and tags of a test of messages: the occasion, then every text with the time for which it stays. */
export function messageTest(when: string, toasts: readonly MessageName[], onPage: readonly MessageName[] = []) {
  const parts = [
    ...toasts.map(name => `[${toastOf(name).milliseconds / 1_000} s] ${specified[name].text}`),
    ...onPage.map(name => `[page] ${specified[name].text}`),
  ]
  return {
    title: `${when}: ${parts.join(' ')}`,
    tag: [...new Set([...toasts, ...onPage])].map(name => `@SPEC-8-${name}`),
  }
}

/** Advances the page's clock, step by step, until what is awaited is there. */
export async function advanceClockUntil(page: Page, isThere: () => Promise<boolean>, step = stepMilliseconds) {
  await expect(async () => {
    if (!(await isThere())) await page.clock.runFor(step)
    expect(await isThere()).toBe(true)
  }).toPass({ intervals: [10], timeout: timeoutMilliseconds })
}

/** Whether the toast covers a link or button of the navigation at the side. */
const isOverNavigation = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('[role=region][aria-label=Messages] [role=group]')?.getBoundingClientRect()
    return [...document.querySelectorAll('nav :is(a, button)')]
      .map(control => control.getBoundingClientRect())
      .some(
        ({ left, right, top, bottom, width }) =>
          !toast || (width > 0 && left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top),
      )
  })

/**
 * Expects that an action is answered with toasts, each of which stays for exactly its time. The page's clock stands
 * still but for what is advanced here; it has to be installed in the page's context.
 */
export async function expectToasts(page: Page, toasts: readonly Toast[], act: () => Promise<unknown>) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + leapMilliseconds)
  const acting = act()
  const region = page.getByRole('region', { name: 'Messages' })
  const shown = async () => {
    const texts = await region.locator('p').allTextContents()
    return toasts.map(({ text }) => texts.includes(text))
  }
  // An act that fails says why, before the wait for its toasts ends.
  await Promise.all([acting, advanceClockUntil(page, async () => (await shown()).every(isShown => isShown))])
  expect(await isOverNavigation(page), 'over the navigation').toBe(false)
  // A toast stays for as long as it is pointed at.
  await page.mouse.move(0, 0)
  let gone = 0
  for (const milliseconds of [...new Set(toasts.map(toast => toast.milliseconds))].sort((a, b) => a - b)) {
    await page.clock.runFor(milliseconds - gone - 2 * stepMilliseconds)
    expect(await shown(), 'just before').toEqual(toasts.map(toast => toast.milliseconds >= milliseconds))
    await page.clock.runFor(3 * stepMilliseconds)
    expect(await shown(), 'just after').toEqual(toasts.map(toast => toast.milliseconds > milliseconds))
    gone = milliseconds + stepMilliseconds
  }
  await page.clock.resume()
}
