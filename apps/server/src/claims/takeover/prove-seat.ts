import { isSamePerson } from '@redress/domain/people/same-person.ts'
import { proofOf } from '@redress/domain/record/seat-proof.ts'
import { sql } from 'kysely'
import { findEmailsOf } from '../../accounts/people/email-repository.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { writeOutcomes } from '../record/write-outcomes.ts'
import { type ClaimRecord, findClaimOf } from '../repositories/claim-repository.ts'
import { type DefendantRecord, findHeldUnproven, updateDefendant } from '../repositories/defendant-repository.ts'
import { signsOf } from '../repositories/person-signs.ts'

interface Proving {
  readonly claim: Pick<ClaimRecord, 'plaintiff_id' | 'created_at'>
  readonly now: Date
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

/** Keeps how a held seat is proven, where it is. What the operator has said stays. */
export async function proveSeat(
  transaction: Connection,
  seat: DefendantRecord,
  { claim, now }: Proving,
): Promise<DefendantRecord> {
  if (seat.user_id === null || seat.proof !== null) return seat
  const isOfCompany = seat.type === 'Company' || seat.company_id !== null
  const emails = await findEmailsOf(transaction, seat.user_id)
  const sites = isOfCompany ? await sitesOfRecord(transaction, seat, now) : []
  const writers = sites.map(each => each.plaintiff_id)
  const own = [claim.plaintiff_id, seat.user_id]
  const signs = await signsOf(transaction, sites.length > 0 ? [...own, ...writers] : [])
  const isAnother = (writer: string) =>
    own.every(id => !isSamePerson(signs.get(id) ?? { userId: id }, signs.get(writer) ?? { userId: writer }))
  const proof = proofOf({
    isOfCompany,
    statedAddress: seat.email,
    claimCreatedAt: claim.created_at,
    confirmed: emails.flatMap(({ address, confirmed_at: since }) => (since ? [{ address, since }] : [])),
    sitesElsewhere: sites.filter(({ plaintiff_id }) => isAnother(plaintiff_id)).map(({ website }) => website),
    hasOperatorsWord: false,
  })
  return proof === null ? seat : updateDefendant(transaction, seat.id, { proof })
}

/** The same for the seats that an account holds, after it has confirmed another address. */
export async function proveSeatsOf({ clock }: Context, transaction: Connection, userId: string): Promise<void> {
  const changed: string[] = []
  for (const seat of await findHeldUnproven(transaction, userId)) {
    const claim = await findClaimOf(transaction, seat)
    const { proof } = await proveSeat(transaction, seat, { claim, now: clock.now() })
    if (proof !== null) changed.push(seat.claim_id)
  }
  await writeOutcomes(transaction, changed)
}
