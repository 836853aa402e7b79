import type { Cents } from '@redress/domain/money/money.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { ResolutionRecord } from './resolutions/resolution-record.ts'

/** Who takes a step, and what it is about. */
export interface Act {
  /** `null`: the clock. */
  readonly party: Party | null
  readonly userId: string | null
  /** The resolution that the step is about, where it is not the active one that the step found. */
  readonly resolution?: ResolutionRecord
  /** The claim's value after an amendment. */
  readonly newValue?: Cents
}
