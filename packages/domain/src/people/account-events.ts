import { accountChangeKinds } from './account-changes.ts'

/** Entries of the owner's activity log, besides account changes. */
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
