export const rpcErrorCode = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  preflightFailure: -32002,
  signatureVerificationFailure: -32003,
  unsupportedTransactionVersion: -32015,
} as const

export class RpcError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: keyof typeof rpcErrorCode, message: string, data?: unknown) {
    super(message)
    this.code = rpcErrorCode[code]
    this.data = data
  }

  toJSON(): { code: number; message: string; data?: unknown } {
    return { code: this.code, message: this.message, ...(this.data === undefined ? {} : { data: this.data }) }
  }
}
