import { isSamePerson } from '@redress/domain/people/same-person.ts'
import { proofOf, type SeatProof } from '@redress/domain/record/seat-proof.ts'
import { sql } from 'kysely'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { Act } from '../act/record.ts'
import { writeOutcomes } from '../record/write-outcomes.ts'
import { type ClaimRecord, findClaimOf } from '../repositories/claim-repository.ts'
import { type DefendantRecord, findHeldUnproven, updateDefendant } from '../repositories/defendant-repository.ts'
import { type SignsOfAccount, signsOf } from '../repositories/person-signs.ts'

interface Held {
  readonly seat: DefendantRecord
  readonly claim: Pick<ClaimRecord, 'plaintiff_id' | 'created_at'>
  readonly userId: string
  /** Signs of the seat's holder and of the plaintiff, by account id. */
  readonly signs: ReadonlyMap<string, SignsOfAccount>
}

/** The websites of a seat's company on public claims of its record, and who typed them. */
async function sitesOfRecord(connection: Connection, seat: DefendantRecord, now: Date) {
  const { rows } = await sql<{ website: string; plaintiff_id: string }>`
    select distinct other.website, claims.plaintiff_id
    from defendants as own
    join defendants as other on coalesce(other.record_id, other.id) = coalesce(own.record_id, own.id)
    join claims on claims.id = other.claim_id
    where own.id = ${seat.company_id ?? seat.id} and other.claim_id <> own.claim_id
      and other.website <> '' and claims.public_from <= ${now}
  `.execute(connection)
  return rows
}

/** Proof by which an account holds its seat; `null` if there is none. */
export async function proofOfHeld(
  { context: { clock }, transaction }: Pick<Act, 'context' | 'transaction'>,
  { seat, claim, userId, signs }: Held,
): Promise<SeatProof | null> {
  const isOfCompany = seat.type === 'Company' || seat.company_id !== null
  const sites = isOfCompany ? await sitesOfRecord(transaction, seat, clock.now()) : []
  const writers = await signsOf(
    transaction,
    sites.map(each => each.plaintiff_id),
  )
  const own = [claim.plaintiff_id, userId].map(id => signs.get(id) ?? { userId: id })
  const isAnother = (writer: string) =>
    own.every(each => !isSamePerson(each, writers.get(writer) ?? { userId: writer }))
  return proofOf({
    isOfCompany,
    statedAddress: seat.email,
    claimCreatedAt: claim.created_at,
    confirmed: signs.get(userId)?.confirmed ?? [],
    sitesElsewhere: sites.filter(({ plaintiff_id }) => isAnother(plaintiff_id)).map(({ website }) => website),
  })
}

/** Proves the seats that an account holds unproven, where another address that it has confirmed does. */
export async function proveSeatsOf(context: Context, transaction: Connection, userId: string): Promise<void> {
  const changed: string[] = []
  for (const seat of await findHeldUnproven(transaction, userId)) {
    const claim = await findClaimOf(transaction, seat)
    const signs = await signsOf(transaction, [claim.plaintiff_id, userId])
    const proof = await proofOfHeld({ context, transaction }, { seat, claim, userId, signs })
    if (proof === null) continue
    await updateDefendant(transaction, seat.id, { proof })
    changed.push(seat.claim_id)
  }
  await writeOutcomes(transaction, changed)
}
