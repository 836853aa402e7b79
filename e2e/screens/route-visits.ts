import type { Browser, Page } from '@playwright/test'
import type { Installation } from '../installation/installation.ts'
import { faultsOf, settled, watch } from './inspection.ts'
import type { Address } from './route-addresses.ts'

export interface Look {
  readonly colorScheme: 'light' | 'dark'
  readonly width: number
  /** Locale of the browser; English by default. */
  readonly locale?: string
}

export const desktop: Look = { colorScheme: 'light', width: 1280 }
export const phone: Look = { colorScheme: 'dark', width: 360 }
const answeredByRefusal = /Failed to load resource: .* 40[0134]/

/** Opens a page in its own browser context, with one look. */
export async function openPage(browser: Browser, { url }: Installation, look: Look): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    colorScheme: look.colorScheme,
    viewport: { width: look.width, height: 800 },
    reducedMotion: 'reduce',
    ...(look.locale && { locale: look.locale }),
  })
  return context.newPage()
}

/** Visits the addresses one after the other; answers every fault with where it was found, those that `findFaults` knows of too. */
export async function visitAll(
  page: Page,
  addresses: readonly Address[],
  findFaults: (page: Page) => Promise<string[]> = async () => [],
): Promise<string[]> {
  const complaints = await watch(page)
  const faults: string[] = []
  for (const { path, isRefused = false } of addresses) {
    complaints.length = 0
    await page.goto(path)
    await settled(page)
    const complained = isRefused ? complaints.filter(text => !answeredByRefusal.test(text)) : complaints
    for (const fault of [...complained, ...(await faultsOf(page)), ...(await findFaults(page))])
      faults.push(`${path}: ${fault}`)
  }
  return faults
}
