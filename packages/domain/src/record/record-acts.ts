import type { OperatorActKind } from '../people/operator-acts.ts'

/** Why two records may be one all the same. */
export const likenesses = ['tax id', 'website', 'name'] as const
export type Likeness = (typeof likenesses)[number]

/**
 * What the operator says of records: they are one, some companies of one are another, or they are not one; or of who
 * answers for a company, that it is the one: by a code sent by post, or an extract of a register. */
export const recordActs = ['merged', 'split', 'apart', 'proven'] as const
export type RecordAct = (typeof recordActs)[number]

/** What is kept of each. */
export const kindOfRecordAct = {
  merged: 'records merged',
  split: 'record split',
  apart: 'records told apart',
  proven: 'seat proven',
} as const satisfies Record<RecordAct, OperatorActKind>
