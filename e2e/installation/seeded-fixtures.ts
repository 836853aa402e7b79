import { test as base } from './fixtures.ts'

/** Journeys through the sample data. */
export const test = base.extend<{ withSampleData: undefined }>({
  withSampleData: [async ({ seeded: _ }, use) => use(undefined), { auto: true }],
})
