export interface SignatureInfo {
  readonly signature: string
  readonly slot: bigint
  readonly failed: boolean
  /** The memos as the node lists them, each behind its length; a node may leave them out. Never a proof. */
  readonly memo: string | null
}

export interface ChainInstruction {
  /** `2` for the third instruction of the transaction, `2.1` for the second inner instruction of that one. */
  readonly path: string
  readonly program: string
  readonly accounts: readonly { readonly address: string; readonly signer: boolean; readonly writable: boolean }[]
  readonly data: Uint8Array
}

export interface ChainTransaction {
  readonly signature: string
  readonly slot: bigint
  readonly blockTime: Date | null
  readonly failed: boolean
  /** Inner instructions follow the one that invoked them. */
  readonly instructions: readonly ChainInstruction[]
  /** In lamports, by address; accounts that neither gained nor lost are absent. */
  readonly balanceChanges: ReadonlyMap<string, bigint>
}

export interface ChainAccount {
  readonly owner: string
  readonly data: Uint8Array
}

export interface SignaturesOptions {
  /** Only older transactions than this signature. */
  readonly before?: string | undefined
  /** Only newer transactions than this signature. */
  readonly until?: string | undefined
  /** At most so many, the newest first; all without it. */
  readonly limit?: number | undefined
}

/**
 * Chain operations that Redress uses, at commitment `finalized`. Every method but `subscribe` rejects with {@link
 * ChainUnavailable}.
 */
export interface Chain {
  genesisHash(): Promise<string>
  /** Every transaction that names the address, the newest first. */
  signaturesFor(address: string, options?: SignaturesOptions): Promise<SignatureInfo[]>
  /** `null` while it is not finalized, or where the node does not know it. */
  transaction(signature: string): Promise<ChainTransaction | null>
  /** In lamports. */
  balance(address: string): Promise<bigint>
  /** `null` if the account does not exist. */
  account(address: string): Promise<ChainAccount | null>
  /** A new address; its private key is not kept. */
  newReference(): Promise<string>
  /**
   * Calls back at each finalized transaction that names the address, and after each reconnection: a reason to poll,
   * never a proof. Returns the function that ends the subscription.
   */
  subscribe(address: string, onActivity: () => void): () => void
}

/** The node did not answer, or its answer is invalid. Try again, after `retryAfterMs` where the node asks for that. */
export class ChainUnavailable extends Error {
  override readonly name = 'ChainUnavailable'
  readonly retryAfterMs: number | undefined

  constructor(message: string, options: { cause?: unknown; retryAfterMs?: number | undefined } = {}) {
    super(message, { cause: options.cause })
    this.retryAfterMs = options.retryAfterMs
  }
}
