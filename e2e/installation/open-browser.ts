import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from './launch-options.ts'

export type { Browser, Page } from '@playwright/test'

/** A browser for a program that is no journey. */
export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions)
