import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    layoutShift: number
    shifted: string[]
    acts: number[]
    axe: typeof axe
  }
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const mostShift = 0.05
/** Milliseconds after an action in which layout shifts count as its result; long, because machines are busy. */
const longestAnswer = 15_000

/** Records console errors and layout shifts from now on. */
export async function watch(page: Page): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(String(error)))
  await page.addInitScript(latestAnswer => {
    window.layoutShift = 0
    window.shifted = []
    window.acts = []
    for (const act of ['pointerdown', 'keydown', 'input'])
      window.addEventListener(act, ({ timeStamp }) => window.acts.push(timeStamp), { capture: true, passive: true })
    const followsAct = (moment: number) => window.acts.some(act => moment >= act && moment - act < latestAnswer)
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput && !followsAct(entry.startTime)) {
          window.layoutShift += Number(entry.value)
          const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
          for (const { node } of sources)
            if (node instanceof Element) window.shifted.push(node.className || node.tagName)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, longestAnswer)
  return complaints
}

/** Waits until the page shows what it has to show. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

/** Waits until nothing that ends moves or changes its colour any more. */
const stoodStill = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** Opens a page whose scripts wait until they are let through. */
export async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let goOn = () => {}
  const allowed = new Promise<void>(resolve => {
    goOn = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await allowed
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('h1').waitFor()
  return async () => {
    goOn()
    await page.locator('#root:not([data-drawn])').waitFor()
  }
}

/** On a viewport as tall as the page, where nothing lies below what sticks to its end, and without motion. */
async function violations(page: Page): Promise<string[]> {
  if (page.frames().length > 1) throw new Error('Only the page itself would be inspected, not what it frames')
  const viewport = page.viewportSize() ?? { width: 1280, height: 800 }
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: viewport.width, height: Math.max(height, viewport.height) })
  // A button that can be pressed again meanwhile takes its colours at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await stoodStill(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const faults = await page.evaluate(async runOnly => {
    const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html.slice(0, 160)}`))
  }, standards)
  await page.emulateMedia({ reducedMotion: null })
  await page.setViewportSize(viewport)
  return faults
}

/** How the page lies: nothing, or one line for each fault. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const { overflow, shift, shifted } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    shift: window.layoutShift,
    shifted: window.shifted.join(', '),
  }))
  return [
    ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []),
    ...(shift > mostShift ? [`shifts by ${shift.toFixed(3)}: ${shifted}`] : []),
  ]
}

/** Faults of the page as shown, one line each; empty if there are none. */
export const faultsOf = async (page: Page): Promise<string[]> => [
  ...(await layoutFaults(page)),
  ...(await violations(page)),
]

/** The same without shifts: how a page lies is looked at when it is opened, and while news comes in it moves. */
export const faultsWithoutShifts = async (page: Page): Promise<string[]> =>
  (await faultsOf(page)).filter(fault => !fault.startsWith('shifts'))

export const phoneViewport = { width: 360, height: 800 }
const desktopViewport = { width: 1280, height: 800 }

/** Expects no faults at the width of a phone and of a desktop; restores the viewport. */
export async function expectWhole(page: Page): Promise<void> {
  const before = page.viewportSize() ?? desktopViewport
  for (const viewport of [phoneViewport, desktopViewport]) {
    await page.setViewportSize(viewport)
    await expectNoFaults(page)
  }
  await page.setViewportSize(before)
}

/** Waits until the page stands still, and finds nothing wrong with it. */
export async function expectNoFaults(page: Page): Promise<void> {
  await settled(page)
  expect(await faultsOf(page)).toEqual([])
}
