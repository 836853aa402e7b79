import type { statePayment, writeMessage } from '@redress/contract/messages.ts'
import { useRef } from 'react'
import { caller } from '../../lib/api-client.ts'
import { isApiError } from '../../lib/api-error.ts'
import { newKey } from '../../lib/http.ts'

export const sendMessage = caller<typeof writeMessage>('POST', '/v1/claims/:id/messages')
export const sendStatement = caller<typeof statePayment>('POST', '/v1/claims/:id/payment-statements')

/**
 * Sends something once: where no answer came, the same words are sent with the same key again, so that they arrive once
 * however often they are sent.
 */
export function useOnce() {
  const pending = useRef<{ readonly words: string; readonly key: string } | null>(null)
  return async function once<Answer>(
    words: object,
    send: (idempotencyKey: string) => Promise<Answer>,
  ): Promise<Answer> {
    const text = JSON.stringify(words)
    if (pending.current?.words !== text) pending.current = { words: text, key: newKey() }
    try {
      const answer = await send(pending.current.key)
      pending.current = null
      return answer
    } catch (error) {
      if (isApiError(error) && error.status > 0) pending.current = null
      throw error
    }
  }
}
