/** The closed lists of the wire as people read them. */
export const vocabulary = {
  claimType: (type: string) => type,
  disputeReason: (reason: string) => reason,
  representation: (status: string) => status,
  documentKinds: (kinds: string) => kinds,
}
