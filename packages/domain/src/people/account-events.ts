import { accountChangeKinds } from './account-changes.ts'

/** What is kept of an account for its owner to look at, besides the changes of how one signs in. */
const otherKinds = [
  'signed in',
  'recovery code used',
  'signed out everywhere',
  'change undone',
  'claim taken over',
  'document downloaded',
  'payment settled by the operator',
  'account suspended',
  'suspension lifted',
  'staff added',
  'staff removed',
  'data export requested',
  'data export downloaded',
] as const

export const accountEventKinds = [...accountChangeKinds, ...otherKinds] as const
export type AccountEventKind = (typeof accountEventKinds)[number]
