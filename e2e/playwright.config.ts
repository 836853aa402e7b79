import { defineConfig } from '@playwright/test'
import { launchOptions } from './installation/launch-options.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  // Three on two slow cores keep each other waiting until what is seen depends on time.
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Vienna',
    screenshot: 'only-on-failure',
    browserName: 'chromium',
    launchOptions,
  },
})
