import { expect, type Page } from '@playwright/test'

/** How far time on the page goes on at once, and so how exactly a toast is measured. */
const stepMilliseconds = 50
/** Time can only be stopped ahead of where it is by then. */
const leapMilliseconds = 30_000
const patienceMilliseconds = 30_000

export interface Message {
  readonly text: string
  /** How long the toast stays. */
  readonly milliseconds: number
}

/** Lets time on the page go by, step by step, until what is awaited is there. */
export async function passTimeUntil(page: Page, isThere: () => Promise<boolean>, step = stepMilliseconds) {
  await expect(async () => {
    if (!(await isThere())) await page.clock.runFor(step)
    expect(await isThere()).toBe(true)
  }).toPass({ intervals: [10], timeout: patienceMilliseconds })
}

/**
 * That an act is answered with toasts, each of which stands for just as long as it has to. Time on the page stands still
 * but for what is let go by here; its context's clock has to be installed.
 */
export async function expectToasts(page: Page, messages: readonly Message[], act: () => Promise<unknown>) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + leapMilliseconds)
  const acting = act()
  const region = page.getByRole('region', { name: 'Messages' })
  const shown = async () => {
    const texts = await region.locator('p').allTextContents()
    return messages.map(({ text }) => texts.includes(text))
  }
  await passTimeUntil(page, async () => (await shown()).every(isShown => isShown))
  await acting
  // A toast stays for as long as it is pointed at.
  await page.mouse.move(0, 0)
  let gone = 0
  for (const milliseconds of [...new Set(messages.map(message => message.milliseconds))].sort((a, b) => a - b)) {
    await page.clock.runFor(milliseconds - gone - 2 * stepMilliseconds)
    expect(await shown(), 'just before').toEqual(messages.map(message => message.milliseconds >= milliseconds))
    await page.clock.runFor(3 * stepMilliseconds)
    expect(await shown(), 'just after').toEqual(messages.map(message => message.milliseconds > milliseconds))
    gone = milliseconds + stepMilliseconds
  }
  await page.clock.resume()
}
