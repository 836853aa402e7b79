import type { accountHeader } from '@redress/contract/auth.ts'
import type { clientIdHeader } from '@redress/contract/events.ts'
import type { readerHeader } from '@redress/contract/letters.ts'
import { type ApiError, isUnanswered, unreachable } from './api-error.ts'
import { currentLanguage } from './current-language.ts'
import { failureOf } from './failure-of.ts'
import { askForProof } from './proof.ts'
import { becomeVisitor, endSession, pageAccount, refreshSession, sessionGeneration } from './session-renewal.ts'
import { transport } from './transport.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Identifies this tab to the server; for a write whose response replaces the cached data. */
  readonly clientId?: string
  /** Uses the reading session of a letter instead of an account. */
  readonly asReader?: boolean
  /** Reaction to a signed-out response: redirect to the sign-in page (the default), or just fail. */
  readonly whenSignedOut?: 'leave' | 'fail'
  /** Asks which account is signed in, whichever the page was made for. */
  readonly ofAnyAccount?: boolean
}

interface Outgoing extends CallOptions {
  readonly method: string
  readonly url: string
  readonly body?: unknown
}

/** Last request without a response, by method and URL, with its idempotency key. The server may have processed it. */
const unanswered = new Map<string, { readonly body: string; readonly key: string }>()

/** Sends a request. A retry after a missing response has the same idempotency key, so the act happens once. */
export async function send(outgoing: Outgoing): Promise<Response> {
  const address = outgoing.method + outgoing.url
  const body = JSON.stringify(outgoing.body) ?? ''
  const before = unanswered.get(address)
  const key = before?.body === body ? before.key : newKey()
  unanswered.delete(address)
  try {
    return await exchange(outgoing, key)
  } catch (error) {
    if (isUnanswered(error)) unanswered.set(address, { body, key })
    throw error
  }
}

/**
 * Sends a request with the session. An expired session is renewed and the request repeated. If renewal fails, a
 * public page repeats it as a visitor.
 */
async function exchange(outgoing: Outgoing, key: string): Promise<Response> {
  // The page may be another account's before a retry is sent, while these are the first one's words.
  const account = outgoing.ofAnyAccount ? null : pageAccount()
  const attempt = (as = account) => request(outgoing, key, as)
  const generation = sessionGeneration()
  const first = await attempt()
  if (first.ok) return first
  const failure = await failureOf(first)
  if (failure.code === 'SIGN_IN_AGAIN') return afterProof(attempt, failure)
  if (failure.code !== 'NOT_SIGNED_IN') throw failure
  const isRenewed = await refreshSession(generation)
  const mayAskAgain = isRenewed || (outgoing.whenSignedOut !== 'fail' && becomeVisitor())
  const response = mayAskAgain ? await attempt(isRenewed ? account : null) : null
  if (response?.ok) return response
  const last = response ? await failureOf(response) : failure
  if (last.code === 'SIGN_IN_AGAIN') return afterProof(attempt, last)
  if (last.code === 'NOT_SIGNED_IN' && outgoing.whenSignedOut !== 'fail') endSession()
  throw last
}

/** Asks the user to authenticate again, then repeats the request. */
async function afterProof(attempt: () => Promise<Response>, failure: ApiError): Promise<Response> {
  if (!(await askForProof())) throw failure
  const response = await attempt()
  if (response.ok) return response
  throw await failureOf(response)
}

async function request(outgoing: Outgoing, key: string, account: string | null): Promise<Response> {
  const { method, url, body, signal, clientId, asReader } = outgoing
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': currentLanguage.get() })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  if (clientId) headers.set('X-Client-Id' satisfies typeof clientIdHeader, clientId)
  if (asReader) headers.set('X-Letter-Reader' satisfies typeof readerHeader, 'true')
  if (account) headers.set('X-Account' satisfies typeof accountHeader, account)
  if (method === 'POST') headers.set('Idempotency-Key', key)
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

/** Returns a random key. `crypto.randomUUID` is missing on plain HTTP. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/** Identifies this tab to the server for as long as it is open. */
export const clientId = newKey()
