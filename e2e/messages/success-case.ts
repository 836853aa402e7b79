import type { Page } from '@playwright/test'
import type { MessageName } from '../../requirements/messages.ts'
import type { Participants } from './participants.ts'

/** An action that succeeds at the real server, and the messages that follow it. A case goes on from where the last one ended. */
export interface SuccessCase {
  readonly when: string
  /** Who acts; the plaintiff, if nobody is named. */
  readonly who?: 'visitor' | 'stranger'
  /** The address, unless the page is there already. */
  readonly at?: (participants: Participants) => string | Promise<string>
  readonly prepare?: (page: Page, participants: Participants) => Promise<unknown>
  readonly act: (page: Page, participants: Participants) => Promise<unknown>
  readonly toasts: readonly MessageName[]
  /** Which answers would put the next message in its place, and are kept back while this one is looked at. */
  readonly keepsBack?: RegExp
}
