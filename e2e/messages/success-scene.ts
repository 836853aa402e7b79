import type { Page } from '@playwright/test'
import type { Stage } from './stage.ts'
import type { Message } from './toasts.ts'

/** Something that succeeds at the real server, and what is said of it. One scene goes on from where the last one ended. */
export interface SuccessScene {
  readonly when: string
  /** Who acts; the plaintiff, if nobody is named. */
  readonly who?: 'visitor' | 'stranger'
  /** Where, unless one is there already. */
  readonly at?: (stage: Stage) => string | Promise<string>
  readonly prepare?: (page: Page, stage: Stage) => Promise<unknown>
  readonly act: (page: Page, stage: Stage) => Promise<unknown>
  readonly toasts: readonly Message[]
}

/** A success is said for 3 seconds, unless it matters. */
export const said = (text: string, seconds = 3): Message => ({ text, milliseconds: seconds * 1_000 })

/** The name of a scene's test: the occasion, and every text with the time that it stays. */
export const titleOf = ({ when, toasts }: SuccessScene): string =>
  [`${when}:`, ...toasts.map(({ text, milliseconds }) => `[${milliseconds / 1_000} s] ${text}`)].join(' ')
