import type { accountHeader } from '@redress/contract/auth.ts'
import type { EndpointDefinition, ErrorBody, GivenInput, Output } from '@redress/contract/endpoint.ts'
import type { readerHeader } from '@redress/contract/letters.ts'
import { address } from './api-client.ts'
import { unreachable } from './api-error.ts'
import { currentLanguage } from './current-language.ts'
import { failureFrom } from './failure-of.ts'
import { newKey } from './http.ts'
import { endSession, pageAccount, refreshSession, sessionGeneration } from './session-renewal.ts'

export interface UploadOptions {
  readonly signal?: AbortSignal
  /** Called with the uploaded share, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly idempotencyKey?: string
  /** Uploads with the reading session of a letter instead of an account. */
  readonly asReader?: boolean
}

/**
 * Typed upload of one file in the multipart field `file`. It uses XMLHttpRequest, because fetch reports no upload
 * progress.
 */
export function uploader<E extends EndpointDefinition & { readonly kind: 'upload' }>(path: E['path']) {
  return async (input: GivenInput<E> & { readonly file: File }, options: UploadOptions = {}): Promise<Output<E>> => {
    const url = address(path, 'params' in input ? (input.params as Readonly<Record<string, string>>) : {})
    const idempotencyKey = options.idempotencyKey ?? newKey()
    const account = pageAccount()
    const attempt = () => transmit(url, input.file, { ...options, idempotencyKey, account })
    const generation = sessionGeneration()
    const first = await attempt()
    const answer = first.body.code === 'NOT_SIGNED_IN' && (await refreshSession(generation)) ? await attempt() : first
    if (answer.status < 300) return answer.body.data as Output<E>
    if (answer.body.code === 'NOT_SIGNED_IN') endSession()
    throw failureFrom(answer.status, answer.body)
  }
}

interface Answer {
  readonly status: number
  readonly body: Partial<ErrorBody> & { readonly data?: unknown }
}

function transmit(
  url: string,
  file: File,
  options: UploadOptions & { readonly account: string | null },
): Promise<Answer> {
  const { signal, onProgress, idempotencyKey, asReader, account } = options
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.withCredentials = true
    request.responseType = 'json'
    request.setRequestHeader('Accept-Language', currentLanguage.get())
    if (asReader) request.setRequestHeader('X-Letter-Reader' satisfies typeof readerHeader, 'true')
    if (account) request.setRequestHeader('X-Account' satisfies typeof accountHeader, account)
    if (idempotencyKey) request.setRequestHeader('Idempotency-Key', idempotencyKey)
    request.upload.onprogress = event => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    }
    request.onload = () => resolve({ status: request.status, body: request.response ?? {} })
    request.onerror = () => reject(unreachable())
    request.onabort = () => reject(signal?.reason ?? new DOMException('The upload was cancelled', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}
