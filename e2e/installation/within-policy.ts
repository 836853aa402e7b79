import { type BrowserContext, test as base, expect } from '@playwright/test'

const complaint = /Content Security Policy|This document requires 'Trusted|Permissions policy violation/

/** Collects the browser's reports of policy violations. */
export function complaintsOfPolicy(context: BrowserContext, complaints: string[]): void {
  context.on('console', message => {
    if (complaint.test(message.text())) complaints.push(`${message.page()?.url()}: ${message.text()}`)
  })
}

/** Base of every journey: fails if a page violates its policy. */
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
