import type { getAgreementOfFile, KnownAgreement } from '@redress/contract/agreements.ts'
import { feeRecipientIn } from '@redress/domain/proof/anchors.ts'
import { digestOf } from '@redress/domain/proof/digest.ts'
import { checkHistoryFile, type HistoryCheck } from '@redress/domain/proof/history-file.ts'
import { caller } from '../../lib/api-client.ts'
import { ApiError } from '../../lib/api-error.ts'

export type FileCheck =
  | { readonly kind: 'agreement'; readonly sha256: string; readonly agreement: KnownAgreement }
  | { readonly kind: 'altered agreement' }
  | { readonly kind: 'history'; readonly history: Extract<HistoryCheck, { kind: 'intact' }> }
  | { readonly kind: 'altered history' }
  | { readonly kind: 'neither' }
  /** The browser works out digests only on pages that came over https. */
  | { readonly kind: 'insecure' }

const fetchAgreement = caller<typeof getAgreementOfFile>('GET', '/v1/agreements/:sha512')

/** Neither an agreement nor a history is near to this; more would be read for nothing. */
const largestBytes = 50 * 1024 * 1024

/** Checks a file in the browser. Of an agreement the server is told the SHA-512 alone, of a history nothing. */
export async function checkFile(file: File): Promise<FileCheck> {
  if (!window.isSecureContext) return { kind: 'insecure' }
  if (file.size > largestBytes) return { kind: 'neither' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const history = await checkHistoryFile(bytes)
  if (history.kind === 'intact') return { kind: 'history', history }
  if (history.kind === 'altered') return { kind: 'altered history' }
  const agreement = await agreementIn(bytes)
  if (agreement) return { kind: 'agreement', sha256: await digestOf(bytes, 'SHA-256'), agreement }
  return { kind: feeRecipientIn(bytes) === null ? 'neither' : 'altered agreement' }
}

async function agreementIn(bytes: Uint8Array<ArrayBuffer>): Promise<KnownAgreement | null> {
  try {
    return await fetchAgreement({ params: { sha512: await digestOf(bytes, 'SHA-512') } })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'AGREEMENT_NOT_FOUND') return null
    throw error
  }
}
