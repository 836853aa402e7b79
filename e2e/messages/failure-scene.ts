import type { Page } from '@playwright/test'
import type { Act } from './acts.ts'
import type { Stage } from './stage.ts'

/** What failures need to know of the small world and of what was put into it. */
export interface Props {
  readonly draftId: string
  readonly companyId: string
  readonly userId: string
  /** An additional address of the plaintiff's that waits for confirmation. */
  readonly waitingEmail: string
  /** One that could be her primary address. */
  readonly spareEmail: string
}

/** A call that fails without words of its own, and what is said instead. */
export interface FailureScene {
  readonly when: string
  readonly isVisitor?: true
  readonly at: (props: Props, stage: Stage) => string | Promise<string>
  readonly prepare?: Act
  /** Where it is missing, opening the page is enough, and trying again. */
  readonly act?: (page: Page, props: Props) => Promise<unknown>
  readonly fails: readonly [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: RegExp]
  /** 500 unless it matters. */
  readonly status?: number
  /** In place of the server's words, where there are none. */
  readonly toast?: string
  /** Whatever the server says. */
  readonly fixedToast?: string
  /** Stands on the page itself, in place of the server's words. */
  readonly page?: string
}

export const toastMilliseconds = 5_000

/** The name of a scene's test: the occasion, and every text with the time that it stays. */
export const titleOf = ({ when, toast, fixedToast, page }: FailureScene): string =>
  [
    `${when}:`,
    ...[toast, fixedToast].flatMap(text => (text ? [`[5 s] ${text}`] : [])),
    ...(page ? [`[page] ${page}`] : []),
  ].join(' ')

export const claimCall = /^\/v1\/claims\/[^/]+$/
export const callOfClaim = (path: string): RegExp => new RegExp(`^/v1/claims/[^/]+/${path}$`)
