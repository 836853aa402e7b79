import { suspensionGrounds, suspensionOutcomes, suspensionScopes } from '@redress/domain/people/suspensions.ts'
import { z } from 'zod'
import { choice, date, dateTime, id } from './fields.ts'
import { view } from './named-schemas.ts'

export const suspensionScope = choice(suspensionScopes).meta({ id: 'SuspensionScope' })
export const suspensionGround = choice(suspensionGrounds).meta({ id: 'SuspensionGround' })
export const suspensionOutcome = choice(suspensionOutcomes).meta({ id: 'SuspensionOutcome' })

export const suspensionFacts = {
  id,
  scope: suspensionScope,
  ground: suspensionGround,
  reason: z.string(),
  suspendedAt: dateTime,
  /** Objection of the account's owner, possible once; `null`: none. */
  objection: view('SuspensionObjection', { text: z.string(), madeAt: dateTime }).nullable(),
  /** `kept` is an answer to the objection; `null`: it is in force, and nothing was decided since. */
  outcome: suspensionOutcome.nullable(),
  outcomeReason: z.string().nullable(),
  outcomeAt: dateTime.nullable(),
}

/** A suspension as the owner of the account reads it. */
export const ownSuspension = view('OwnSuspension', suspensionFacts)
export type OwnSuspension = z.output<typeof ownSuspension>

/** A suspension in the public log. */
export const publicSuspension = view('PublicSuspension', {
  day: date,
  scope: suspensionScope,
  ground: suspensionGround,
  isObjected: z.boolean(),
  outcome: suspensionOutcome.nullable(),
  outcomeDay: date.nullable(),
})
