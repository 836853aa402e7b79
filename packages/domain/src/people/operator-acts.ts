/** What the operator of an installation does by a command that changes something; each is kept for good. */
export type OperatorActKind =
  | 'transfer applied'
  | 'transfer returned'
  | 'report settled'
  | 'agreement ended'
  | 'job run again'
  | 'second factor off'
