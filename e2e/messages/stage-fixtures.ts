import { test as seeded } from '../installation/seeded-fixtures.ts'
import { openStage, type Stage } from './stage.ts'

/** Scenes in the small world, on one stage a worker. Recording each of so many would take longer than playing them. */
export const test = seeded.extend<object, { stage: Stage }>({
  stage: [async ({ browser, installation }, use) => use(await openStage(browser, installation)), { scope: 'worker' }],
  trace: ['off', { scope: 'worker' }],
})
