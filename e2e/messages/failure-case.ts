import type { Page } from '@playwright/test'
import type { MessageName } from '../../requirements/messages.ts'
import type { PageAction } from './page-actions.ts'
import type { Participants } from './participants.ts'

/** What the cases need to know of the seeded data and of what was added to it. */
export interface FailureData {
  readonly draftId: string
  readonly companyId: string
  readonly userId: string
  /** An additional address of the plaintiff's that waits for confirmation. */
  readonly waitingEmail: string
  /** One that could be her primary address. */
  readonly spareEmail: string
}

/** A call that fails without a text of the server's, and the messages that the page shows instead. */
export interface FailureCase {
  readonly when: string
  readonly isVisitor?: true
  readonly at: (data: FailureData, participants: Participants) => string | Promise<string>
  readonly prepare?: PageAction
  /** Where it is missing, opening the page is enough, and trying again. */
  readonly act?: (page: Page, data: FailureData) => Promise<unknown>
  readonly fails: readonly [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: RegExp]
  /** 500 unless it matters. */
  readonly status?: number
  /** In place of the server's text, where there is none. */
  readonly toast?: MessageName
  /** Whatever the server says. */
  readonly fixedToast?: MessageName
  /** Stands on the page itself, in place of the server's text. */
  readonly page?: MessageName
}

export const claimCall = /^\/v1\/claims\/[^/]+$/
export const callOfClaim = (path: string): RegExp => new RegExp(`^/v1/claims/[^/]+/${path}$`)
