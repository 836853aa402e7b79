import type { Page } from '@playwright/test'

/** What one screen says, word by word (specification section 2). */
export interface ScreenTexts {
  readonly name: string
  readonly viewer: 'visitor' | 'party' | 'newcomer'
  readonly path: string
  /** What is done before it is looked at. */
  readonly prepare?: (page: Page) => Promise<void>
  /** In the dashboard's top bar. */
  readonly bar?: string
  /** The h1. */
  readonly heading?: string | RegExp
  /** All columns of its table, in their order; those of buttons are read out only. */
  readonly columns?: readonly string[]
  /** Buttons and links, by their whole name. */
  readonly buttons?: readonly string[]
  /** Labels of fields. */
  readonly fields?: readonly string[]
  /** Anything else that it says. */
  readonly says?: readonly string[]
  /** What it must not offer. */
  readonly lacks?: readonly string[]
}
