import type { OperatorActKind } from '../people/operator-acts.ts'

/** Similarities by which two records may be one. */
export const likenesses = ['tax id', 'website', 'name'] as const
export type Likeness = (typeof likenesses)[number]

/**
 * Decisions of the operator about company records: records are one, some companies of one are another, or records
 * are not one. `proven`: the account that answers for a company is the right one, by a code sent by post or a
 * register extract.
 */
export const recordActs = ['merged', 'split', 'apart', 'proven'] as const
export type RecordAct = (typeof recordActs)[number]

/** The operator act under which each decision is logged. */
export const kindOfRecordAct = {
  merged: 'records merged',
  split: 'record split',
  apart: 'records told apart',
  proven: 'seat proven',
} as const satisfies Record<RecordAct, OperatorActKind>
