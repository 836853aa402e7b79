import type { Context } from '../platform/context.ts'
import { hasLiveToken } from './session-repository.ts'

/** Whether a session has neither ended nor run out of tokens. */
export const isSessionUsable = ({ database, clock }: Context, sessionId: string): Promise<boolean> =>
  hasLiveToken(database, sessionId, clock.now())
