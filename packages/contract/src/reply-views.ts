import { z } from 'zod'
import { takenOut } from './choices.ts'
import { dateTime, id } from './fields.ts'
import { view } from './named-schemas.ts'

/** A redaction of a public text. */
const omission = view('Omission', {
  /** Offset of its `[…]` in the text, in UTF-16 code units. */
  offset: z.number().int(),
  takenOut,
})

/** A redacted passage, for the parties and the staff. */
export const redactedPassage = view('RedactedPassage', { passage: z.string(), takenOut })

const words = {
  text: z.string(),
  /** Omissions in the order of the text; none for the parties, who read all of it. */
  omissions: z.array(omission),
} as const

/** The plaintiff's one answer to a reply. */
const replyAnswer = view('ReplyAnswer', {
  id,
  ...words,
  publishedAt: dateTime,
  /** Whether the reply was changed after this was written to it. */
  isToEarlierVersion: z.boolean(),
})

/** A defendant's public reply beside a claim, in its current version. */
export const publicReply = view('PublicReply', {
  /** Id of this version. */
  id,
  /** Defendant for whom the reply speaks. A representative's reply speaks for the company. */
  defendantId: id,
  /** Name of the defendant as in the claim. The author is not named. */
  name: z.string(),
  /** Whether the author answers from an unproven address that the plaintiff stated. */
  isUnproven: z.boolean(),
  ...words,
  /** When there first was one. */
  publishedAt: dateTime,
  /** When it was last changed; `null`: never. */
  changedAt: dateTime.nullable(),
  answer: replyAnswer.nullable(),
})
export type PublicReply = z.output<typeof publicReply>

export const partyReply = publicReply
  .extend({
    /** Whether the caller may change it. */
    isOwn: z.boolean(),
    /** Oldest first. */
    earlierVersions: z.array(z.object({ id, text: z.string(), publishedAt: dateTime })),
  })
  .meta({ id: 'PartyReply' })
export type PartyReply = z.output<typeof partyReply>
