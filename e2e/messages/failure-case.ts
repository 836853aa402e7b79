import type { Page } from '@playwright/test'
import type { MessageName } from '../../requirements/messages.ts'
import type { PageAction } from './page-actions.ts'
import type { Participants } from './participants.ts'

/** Ids in the seeded data, and in what was added to it. */
export interface FailureData {
  readonly draftId: string
  readonly companyId: string
  readonly userId: string
  /** Unconfirmed additional address of the plaintiff. */
  readonly waitingEmail: string
  /** Confirmed address that could become her primary one. */
  readonly spareEmail: string
}

/** A call that fails without a text of the server's, and the messages that the page shows instead. */
export interface FailureCase {
  readonly when: string
  readonly isVisitor?: true
  readonly at: (data: FailureData, participants: Participants) => string | Promise<string>
  readonly prepare?: PageAction
  /** Action that fails; by default opening the page, and its retry. */
  readonly act?: (page: Page, data: FailureData) => Promise<unknown>
  readonly fails: readonly [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: RegExp]
  /** Status of the failure; 500 by default. */
  readonly status?: number
  /** Message of the page if the server sends no text. */
  readonly toast?: MessageName
  /** Message of the page whatever text the server sends. */
  readonly fixedToast?: MessageName
  /** Message on the page itself, in place of the server's text. */
  readonly page?: MessageName
}

export const claimCall = /^\/v1\/claims\/[^/]+$/
export const callOfClaim = (path: string): RegExp => new RegExp(`^/v1/claims/[^/]+/${path}$`)
