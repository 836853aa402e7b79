/** What the operator of an installation does that changes something, or reads what is private; each is kept for good. */
export type OperatorActKind =
  | 'transfer applied'
  | 'transfer returned'
  | 'report read'
  | 'report refused'
  | 'record restricted'
  | 'record restored'
  | 'restriction kept'
  | 'agreement ended'
  | 'job run again'
  | 'second factor off'
  | 'staff added'
  | 'staff removed'
