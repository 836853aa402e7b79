import { createHmac } from 'node:crypto'

/** What tells a request from another one with the same `Idempotency-Key`. */
export interface RequestIdentity {
  /** `null` where the body has yet to be read. */
  readonly known: string | null
  /** Reads what nobody has read; `null` where the body broke off. */
  read(): Promise<string | null>
}

/** The key keys the digest, so that it does not give a password in the body away to guessing. */
export function identityOfBody(body: unknown, key: string): RequestIdentity {
  const known = createHmac('sha256', key)
    .update(JSON.stringify(body ?? null))
    .digest('hex')
  return { known, read: async () => known }
}
