import type { clientIdHeader } from '@redress/contract/events.ts'
import type { readerHeader } from '@redress/contract/letters.ts'
import { type ApiError, isUnanswered, unreachable } from './api-error.ts'
import { currentLanguage } from './current-language.ts'
import { failureOf } from './failure-of.ts'
import { askForProof } from './proof.ts'
import { becomeVisitor, endSession, refreshSession, sessionGeneration } from './session-renewal.ts'
import { transport } from './transport.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Names this tab to the server; for a write whose answer the cache takes over whole. */
  readonly clientId?: string
  /** Asked by whoever opened a letter in this browser, and by no account. */
  readonly asReader?: boolean
  /** What a signed-out answer does: lead to the sign-in page (the default), or just fail. */
  readonly whenSignedOut?: 'leave' | 'fail'
}

interface Outgoing extends CallOptions {
  readonly method: string
  readonly url: string
  readonly body?: unknown
}

interface Keyed extends Outgoing {
  readonly idempotencyKey: string
}

/** By address, what was sent last and got no answer, with its key: it may have been done. */
const unanswered = new Map<string, { readonly body: string | undefined; readonly key: string }>()

/** Sends a request. An act that got no answer is sent with the same key again, however often one tries: it is done once. */
export async function send(outgoing: Outgoing): Promise<Response> {
  const { method, url } = outgoing
  if (method !== 'POST') return exchange({ ...outgoing, idempotencyKey: '' })
  const body = JSON.stringify(outgoing.body)
  const before = unanswered.get(url)
  const key = before && before.body === body ? before.key : newKey()
  try {
    const response = await exchange({ ...outgoing, idempotencyKey: key })
    unanswered.delete(url)
    return response
  } catch (error) {
    if (isUnanswered(error)) unanswered.set(url, { body, key })
    else unanswered.delete(url)
    throw error
  }
}

/**
 * Sends a request with the session; renews the session and tries once more where it has run out. Where it cannot be
 * renewed, a public page asks once more as a visitor.
 */
async function exchange(outgoing: Keyed): Promise<Response> {
  const attempt = () => request(outgoing)
  const generation = sessionGeneration()
  const first = await attempt()
  if (first.ok) return first
  const failure = await failureOf(first)
  if (failure.code === 'SIGN_IN_AGAIN') return afterProof(attempt, failure)
  if (failure.code !== 'NOT_SIGNED_IN') throw failure
  const mayAskAgain = (await refreshSession(generation)) || (outgoing.whenSignedOut !== 'fail' && becomeVisitor())
  const response = mayAskAgain ? await attempt() : null
  if (response?.ok) return response
  const last = response ? await failureOf(response) : failure
  if (last.code === 'SIGN_IN_AGAIN') return afterProof(attempt, last)
  if (last.code === 'NOT_SIGNED_IN' && outgoing.whenSignedOut !== 'fail') endSession()
  throw last
}

/** Asks the person to show that it is still them, and then for the same thing again. */
async function afterProof(attempt: () => Promise<Response>, failure: ApiError): Promise<Response> {
  if (!(await askForProof())) throw failure
  const response = await attempt()
  if (response.ok) return response
  throw await failureOf(response)
}

async function request({ method, url, body, signal, idempotencyKey, clientId, asReader }: Keyed): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': currentLanguage.get() })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  if (clientId) headers.set('X-Client-Id' satisfies typeof clientIdHeader, clientId)
  if (asReader) headers.set('X-Letter-Reader' satisfies typeof readerHeader, 'true')
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
  try {
    return await transport.send(url, {
      method,
      headers,
      credentials: 'include',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw unreachable()
  }
}

/** A fresh key; `crypto.randomUUID` is missing where the page is served over plain http. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/** What this tab calls itself towards the server, for as long as it is open. */
export const clientId = newKey()
