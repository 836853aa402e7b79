import { type BrowserContext, test as base, expect } from '@playwright/test'

const complaint = /Content Security Policy|This document requires 'Trusted|Permissions policy violation/

/** What the browser complains of where a page does what its policy forbids. */
export function complaintsOfPolicy(context: BrowserContext, complaints: string[]): void {
  context.on('console', message => {
    if (complaint.test(message.text())) complaints.push(`${message.page()?.url()}: ${message.text()}`)
  })
}

/** What every journey begins with: no page of it does what its policy forbids. */
export const test = base.extend<{ withinPolicy: undefined }>({
  withinPolicy: [
    async ({ browser }, use) => {
      const complaints: string[] = []
      const hear = (context: BrowserContext) => complaintsOfPolicy(context, complaints)
      browser.on('context', hear)
      await use(undefined)
      browser.off('context', hear)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})
