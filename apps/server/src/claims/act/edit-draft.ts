import { randomUUID } from 'node:crypto'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { ErrorCode } from '@redress/contract/errors.ts'
import type { RawBuilder } from 'kysely'
import type { Context } from '../../adapters/context.ts'
import { type Part, type Parts, type Read, readTogether } from '../../platform/database/read-together.ts'
import type { ClaimRecord } from '../../platform/database/schema.ts'
import { announcing } from '../../platform/events/live-events.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import {
  changingDraft,
  type DraftChange,
  openingDraft,
  versionOfDraft,
  writtenDraft,
} from '../repositories/draft-repository.ts'
import { partsForParty, partyClaimFrom } from '../views/claim-view.ts'
import { type ActingParty, changeClaim, type LockFailure } from './change-claim.ts'
import { insertingCreation } from './history-repository.ts'

export type EditFailure = LockFailure | 'NOT_IN_THIS_STATE'

interface Edit<Reads extends Parts> extends Omit<DraftChange, 'now'> {
  /** They show what was before, apart from the row that was written. */
  readonly reads: Reads
}

/**
 * Changes a draft and what belongs to it with one statement, since a draft is its owner's alone. `null`:
 * there is no such draft of the account, or no such version of it, and nothing is written.
 */
export async function editDraft<const Reads extends Parts>(
  { database, clock }: Context,
  by: ActingParty,
  { reads, ...edit }: Edit<Reads>,
): Promise<(Read<Reads> & { readonly draft: ClaimRecord }) | null> {
  const change = { userIds: [by.userId], topics: ['claims'], claimId: by.claim.id, origin: by.clientId } as const
  // A write that changes no row, such as the removal of what is gone, announces nothing.
  const news = announcing(change, edit.write ? 'written' : 'draft')
  const changing = changingDraft(by, { ...edit, now: clock.now() })
  const found = await readTogether(database, { ...reads, draft: writtenDraft, news }, changing)
  return found.draft ? (found as Read<Reads> & { draft: ClaimRecord }) : null
}

interface DecidedEdit<Before extends Parts, Row, Code extends ErrorCode> {
  /** Facts that the decision rests on. */
  readonly before: Before
  readonly decide: (before: Read<Before>) => Result<RawBuilder<unknown>, Code>
  /** The row that the write returns. */
  readonly written: Part<Row | undefined>
}

/** Writes to a draft what is decided by its parts; once more if another request has changed it in between. */
export async function editByDecision<const Before extends Parts, Row, Code extends ErrorCode>(
  context: Context,
  by: ActingParty,
  edit: DecidedEdit<Before, Row, Code>,
): Promise<Result<{ before: Read<Before>; draft: ClaimRecord; written: Row }, EditFailure | Code>> {
  const parts: Parts = edit.before
  const { version, ...rest } = await readTogether(context.database, { ...parts, version: versionOfDraft(by) })
  if (version === null) return noDraft(context, by)
  const before = rest as Read<Before>
  const decided = edit.decide(before)
  if (!decided.ok) return decided
  const reads = { written: edit.written }
  const edited = await editDraft(context, by, { version, write: decided.value, reads })
  if (!edited?.written) return editByDecision(context, by, edit)
  return ok({ before, draft: edited.draft, written: edited.written })
}

/** Failure of an edit that found no draft. */
export const noDraft = (context: Context, by: ActingParty): Promise<Result<never, EditFailure>> =>
  changeClaim(context, by, async () => fail('NOT_IN_THIS_STATE'))

/** Opens an empty draft and returns it; `null` if the user has one. */
export async function openDraft(context: Context, userId: string): Promise<PartyClaim | null> {
  const { database, clock } = context
  const claim = { id: randomUUID(), plaintiff_id: userId, first_reply_at: null }
  const reader = { party: 'Plaintiff', userId } as const
  const { draft, ...found } = await readTogether(
    database,
    { ...partsForParty(context, claim, reader), draft: writtenDraft },
    openingDraft({ claim, userId }, clock.now(), insertingCreation),
  )
  return draft ? partyClaimFrom(context, { claim: draft, ...reader }, found) : null
}
