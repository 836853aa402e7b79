import type { Page } from '@playwright/test'
import type { MessageName } from '../../requirements/messages.ts'
import type { Participants } from './participants.ts'

/** An action that succeeds at the real server, and the messages that follow it. A case goes on from where the last one ended. */
export interface SuccessCase {
  readonly when: string
  /** Actor; the plaintiff by default. */
  readonly who?: 'visitor' | 'stranger'
  /** Address of the page; absent if the page is open already. */
  readonly at?: (participants: Participants) => string | Promise<string>
  readonly prepare?: (page: Page, participants: Participants) => Promise<unknown>
  readonly act: (page: Page, participants: Participants) => Promise<unknown>
  readonly toasts: readonly MessageName[]
  /** Calls to hold back, because their answers would replace this message with the next. */
  readonly keepsBack?: RegExp
}
