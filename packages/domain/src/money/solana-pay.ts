import { type Lamports, lamports, lamportsPerSol, solAmount } from './money.ts'
import { isSolanaAddress } from './solana-address.ts'

/** A transfer request for native SOL as Solana Pay defines it; addresses are base58. */
export interface SolanaPayRequest {
  readonly recipient: string
  readonly lamports: Lamports
  readonly reference: string
  readonly label: string
  readonly message: string
  readonly memo: string
}

const amountPattern = /^(\d+)(?:\.(\d{1,9}))?$/

/** Builds a `solana:` transfer-request URL; the amount is exact. */
export function solanaPayUrl(request: SolanaPayRequest): string {
  const { recipient, reference, label, message, memo } = request
  const parameters = { amount: solAmount(request.lamports), reference, label, message, memo }
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
  return `solana:${recipient}?${query.join('&')}`
}

/**
 * Reads a `solana:` transfer request for native SOL with one reference; `null` for anything else, a request for a
 * token or a transaction request included. Absent texts are empty.
 */
export function parseSolanaPayUrl(url: string): SolanaPayRequest | null {
  const [, recipient = '', query = ''] = /^solana:([^?#]*)\?([^#]*)$/.exec(url) ?? []
  const parameters = parseQuery(query)
  if (!parameters || !isSolanaAddress(recipient) || parameters.has('spl-token')) return null
  const amount = parseSolAmount(parameters.get('amount')?.[0] ?? '')
  const [reference = '', ...others] = parameters.get('reference') ?? []
  if (amount === null || others.length > 0 || !isSolanaAddress(reference)) return null
  const text = (name: string) => parameters.get(name)?.[0] ?? ''
  return {
    recipient,
    lamports: amount,
    reference,
    label: text('label'),
    message: text('message'),
    memo: text('memo'),
  }
}

function parseSolAmount(text: string): Lamports | null {
  const [, whole, fraction = ''] = amountPattern.exec(text) ?? []
  if (whole === undefined) return null
  return lamports(BigInt(whole) * lamportsPerSol + BigInt(fraction.padEnd(9, '0')))
}

function parseQuery(query: string): Map<string, string[]> | null {
  const parameters = new Map<string, string[]>()
  for (const pair of query.split('&')) {
    const separator = pair.indexOf('=')
    const name = decode(separator < 0 ? pair : pair.slice(0, separator))
    const value = decode(separator < 0 ? '' : pair.slice(separator + 1))
    if (name === null || value === null) return null
    parameters.set(name, [...(parameters.get(name) ?? []), value])
  }
  return parameters
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}
