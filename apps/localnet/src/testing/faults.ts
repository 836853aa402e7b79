export type Fault =
  | { readonly kind: 'none' }
  | { readonly kind: 'down' }
  | { readonly kind: 'slow'; readonly milliseconds: number }
  | { readonly kind: 'tooManyRequests'; readonly retryAfterSeconds: number }
  | { readonly kind: 'forgetsHistory' }
  /** Names a signature for every address, and knows nothing of the transaction. */
  | { readonly kind: 'contradictsItself' }
  /** Forgets at every second question. */
  | { readonly kind: 'wavers' }
  /** Calls what failed a success, and the other way round. */
  | { readonly kind: 'swapsOutcomes' }
  /** Shows each transfer, and what it did to the balances, a thousand times as large. */
  | { readonly kind: 'inflatesAmounts' }

export interface Call {
  readonly id: unknown
  readonly method: string
}

interface Listed {
  err: unknown
}

interface Shown {
  readonly meta: Listed & { readonly preBalances: readonly number[]; postBalances: readonly number[] }
  readonly transaction: [wire: string, encoding: string]
}

/** What a node that is asked for the `count`th time says of its history without looking; `undefined` where it looks. */
export function forgottenResult({ kind }: Fault, { method }: Call, count: number): { result: unknown } | undefined {
  const hasForgotten = kind === 'forgetsHistory' || (kind === 'wavers' && count % 2 === 0)
  if (method === 'getTransaction' && (hasForgotten || kind === 'contradictsItself')) return { result: null }
  if (method === 'getSignaturesForAddress' && hasForgotten) return { result: [] }
  return undefined
}

/** What a node makes of the true result of a call. */
export function distortedResult({ kind }: Fault, { method }: Call, result: unknown): unknown {
  if (result === null) return null
  if (kind === 'swapsOutcomes' && method === 'getSignaturesForAddress') return (result as Listed[]).map(swapped)
  if (method !== 'getTransaction') return result
  const shown = result as Shown
  if (kind === 'swapsOutcomes') return { ...shown, meta: swapped(shown.meta) }
  return kind === 'inflatesAmounts' ? inflated(shown) : result
}

const swapped = <Outcome extends Listed>(outcome: Outcome): Outcome => ({
  ...outcome,
  err: outcome.err === null ? { InstructionError: [0, { Custom: 1 }] } : null,
})

const factor = 1000
/** The length of a transfer's data, and its kind; the amount follows. */
const transferHead = Buffer.from([12, 2, 0, 0, 0])

function inflated({ meta, transaction: [wire, encoding], ...rest }: Shown): Shown {
  const bytes = Buffer.from(wire, 'base64')
  for (let at = bytes.indexOf(transferHead); at >= 0; at = bytes.indexOf(transferHead, at + 1)) {
    const amount = at + transferHead.length
    bytes.writeBigUInt64LE(bytes.readBigUInt64LE(amount) * BigInt(factor), amount)
  }
  const postBalances = meta.postBalances.map((after, index) => {
    const before = meta.preBalances[index] ?? 0
    return after > before ? before + (after - before) * factor : after
  })
  return { ...rest, meta: { ...meta, postBalances }, transaction: [bytes.toString('base64'), encoding] }
}
