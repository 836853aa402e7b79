import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from './launch-options.ts'

export type { Browser, Page } from '@playwright/test'

/** A browser for a program that is no journey. */
export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions)

/** The cookies of a request's header, as a browser keeps them for an address. */
export const cookiesOf = (header: string, url: string): { name: string; value: string; url: string }[] =>
  header.split('; ').flatMap(each => {
    const [name = '', value = ''] = each.split('=')
    return name === '' ? [] : [{ name, value, url }]
  })
