import { type ClaimStatus, claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import {
  isFiled,
  isNegotiated,
  isResolved,
  isSubmitted,
  waitsForPublication,
  winnerOf,
} from '@redress/domain/claim/questions.ts'
import { claimTypes, representationStatuses } from '@redress/domain/claim/vocabulary.ts'
import { companyKeys, recordRule } from '@redress/domain/record/company-record.ts'
import { recordKeys } from '../../claims/defendants/record-assignment-repository.ts'
import { days } from '../movable-clock.ts'
import type { Draws } from './draws.ts'
import { type Company, drawCompany, drawPerson, drawRegion, positions } from './names.ts'

type Value = string | number | boolean | Date | null | readonly string[]
export type Row = Readonly<Record<string, Value>>

/** Tables in the order of their references. */
export const filledTables = ['users', 'emails', 'claims', 'defendants', 'resolutions', 'actions'] as const
export type FilledTable = (typeof filledTables)[number]
export type Rows = Readonly<Record<FilledTable, Row[]>>

/** Claims in each status, per thousand. */
const shares: Readonly<Partial<Record<ClaimStatus, number>>> = {
  PENDING: 10,
  WAITING_FOR_PAYMENT: 10,
  PENDING_PUBLICATION: 40,
  PUBLISHED: 480,
  DISPUTED: 120,
  RESOLUTION_PROPOSED_BY_PLAINTIFF: 30,
  RESOLUTION_PROPOSED_BY_DEFENDANT: 60,
  RESOLUTION_REJECTED: 30,
  RESOLUTION_ACCEPTED: 20,
  RESOLVED_IN_FAVOUR_OF_PLANTIFF: 150,
  RESOLVED_IN_FAVOUR_OF_DEFENDANT: 50,
}
const statusesByShare = claimStatuses.flatMap(status => Array.from({ length: shares[status] ?? 0 }, () => status))

const noticePeriod = days(15)
const years = days(3 * 365)

interface Times {
  readonly created: Date
  readonly notice: Date | null
  readonly response: Date | null
  readonly resolved: Date | null
}

interface KnownUser {
  readonly id: string
  hasDraft: boolean
}

interface KnownCompany extends Company {
  recordId: string | null
}

/** Generates claims with their parties; a person is created on first appearance. */
export class ClaimRows {
  readonly #draws: Draws
  readonly #now: Date
  readonly #people: KnownUser[] = []
  readonly #companies: KnownCompany[] = []
  #rows: Rows = emptyRows()

  constructor(draws: Draws, now: Date) {
    this.#draws = draws
    this.#now = now
  }

  /** Rows of further claims; `due`: unpublished claims whose notice period is over. */
  take(claims: number, due?: 'due'): Rows {
    for (let count = 0; count < claims; count++) this.#addClaim(due)
    const rows = this.#rows
    this.#rows = emptyRows()
    return rows
  }

  #addClaim(due: 'due' | undefined): void {
    const draws = this.#draws
    const drawn = due ? 'PENDING_PUBLICATION' : draws.of(statusesByShare)
    const plaintiff = this.#person()
    const status = isSubmitted(drawn) || !plaintiff.hasDraft ? drawn : 'PUBLISHED'
    if (!isSubmitted(status)) plaintiff.hasDraft = true
    const { jurisdiction, cities } = drawRegion(draws)
    const id = draws.uuid()
    const times = due ? this.#timesOfDue() : this.#times(status)
    const value = 100 + draws.below(5_000_000)
    const isEarly = times.resolved !== null && times.notice !== null && times.resolved < times.notice
    this.#rows.claims.push({
      id,
      plaintiff_id: plaintiff.id,
      status,
      type: draws.skewed(claimTypes, 1.5),
      date_of_claim: times.created.toISOString().slice(0, 10),
      value_cents: value,
      currency: draws.isTrue(0.8) ? 'EUR' : 'USD',
      location: draws.skewed(cities, 2),
      jurisdiction,
      how_did_interaction_begin: text(draws, 20),
      what_did_defendant_do: text(draws, 60),
      what_did_you_do: text(draws, 30),
      resolvelment_offered: text(draws, 10),
      communication_current_status: text(draws, 15),
      disclaimer_terms: true,
      disclaimer_documentation: true,
      disclaimer_consent: true,
      representation_status: draws.of(representationStatuses),
      created_at: times.created,
      updated_at: times.response ?? times.created,
      submitted_at: isSubmitted(status) ? times.created : null,
      notice_period_ends_at: times.notice,
      first_response_at: times.response,
      resolved_at: times.resolved,
      shown_at: isEarly && draws.isTrue(0.3) ? times.resolved : null,
    })
    const isTaken = times.response !== null || (due !== undefined && draws.isTrue(0.5))
    const [first, ...others] = Array.from({ length: draws.isTrue(0.15) ? 2 : 1 }, () =>
      this.#addDefendant(id, times.created, { isLinked: isTaken, isAssigned: isFiled(status) }),
    )
    this.#addHistory({ id, status, value, times, plaintiffId: plaintiff.id, defenderId: first ?? others[0] ?? null })
  }

  #timesOfDue(): Times {
    return { created: new Date(this.#now.getTime() - noticePeriod), notice: this.#now, response: null, resolved: null }
  }

  #times(status: ClaimStatus): Times {
    const draws = this.#draws
    const later = (time: Date, most: number) =>
      new Date(Math.min(time.getTime() + draws.next() * most, this.#now.getTime() - 1))
    const age = waitsForPublication(status) ? draws.next() * noticePeriod : draws.next() * years
    const created = new Date(this.#now.getTime() - Math.floor(age))
    const isAnswered = isNegotiated(status) || isResolved(status)
    const response = isAnswered ? later(created, days(25)) : null
    return {
      created,
      notice: isFiled(status)
        ? new Date(
            Math.min(
              created.getTime() + noticePeriod,
              isAnswered || waitsForPublication(status) ? Infinity : this.#now.getTime(),
            ),
          )
        : null,
      response,
      resolved: response && isResolved(status) ? later(response, days(30)) : null,
    }
  }

  /** Most people file or reply once, a few often. */
  #person(): KnownUser {
    const draws = this.#draws
    if (this.#people.length > 0 && draws.isTrue(0.6)) return draws.skewed(this.#people, 4)
    const { firstName, lastName, country } = drawPerson(draws)
    const id = draws.uuid()
    const number = this.#people.length
    const created_at = new Date(this.#now.getTime() - years - days(1))
    const region = drawRegion(draws)
    this.#rows.users.push({
      id,
      username: `user${number}`,
      first_name: firstName,
      last_name: lastName,
      address: '',
      city: draws.of(region.cities),
      country,
      identification_id: `ID${String(number).padStart(8, '0')}`,
      language: country === 'DE' || country === 'AT' ? 'de' : 'en',
      referral_code: `referral${number}`,
      created_at,
    })
    this.#rows.emails.push({
      id: draws.uuid(),
      user_id: id,
      address: `user${number}@example.org`,
      is_registration: true,
      is_confirmed: true,
      is_primary: true,
      created_at,
      confirmed_at: created_at,
    })
    const user = { id, hasDraft: false }
    this.#people.push(user)
    return user
  }

  /** @returns the account that represents it, if there is one */
  #addDefendant(
    claimId: string,
    createdAt: Date,
    { isLinked, isAssigned }: { readonly isLinked: boolean; readonly isAssigned: boolean },
  ): string | null {
    const draws = this.#draws
    const id = draws.uuid()
    const userId = isLinked ? this.#person().id : null
    const row = (values: Row): Row => ({
      claim_id: claimId,
      email: `${id}@example.net`,
      cell_phone: '+43 1 2345678',
      website: '',
      social_links: '[]',
      wallets: '[]',
      record_rule: recordRule,
      user_id: userId,
      taken_at: userId ? createdAt : null,
      created_at: createdAt,
      ...values,
    })
    if (draws.isTrue(0.4)) {
      const { firstName, lastName, country } = drawPerson(draws)
      this.#rows.defendants.push(
        row({ id, type: 'Individual', first_name: firstName, last_name: lastName, country, record_id: userId }),
      )
      return userId
    }
    const company = this.#company()
    if (isAssigned) company.recordId ??= id
    const { legalName, country } = company
    this.#rows.defendants.push(
      row({
        id,
        type: 'Company',
        legal_name: legalName,
        country,
        record_id: isAssigned ? company.recordId : null,
        record_keys: recordKeys(companyKeys({ country, taxId: null, website: '', email: '', legalName })),
      }),
    )
    if (draws.isTrue(0.1)) {
      const { firstName, lastName } = drawPerson(draws)
      this.#rows.defendants.push(
        row({
          id: draws.uuid(),
          email: `representative-${id}@example.net`,
          type: 'Individual',
          company_id: id,
          first_name: firstName,
          last_name: lastName,
          company_position: draws.of(positions),
          user_id: null,
          taken_at: null,
        }),
      )
    }
    return userId
  }

  /** A few companies are named by very many claims, most by one. */
  #company(): KnownCompany {
    const draws = this.#draws
    if (this.#companies.length > 0 && draws.isTrue(0.55)) return draws.skewed(this.#companies, 2.5)
    const company = { ...drawCompany(draws), recordId: null }
    this.#companies.push(company)
    return company
  }

  #addHistory(claim: {
    readonly id: string
    readonly status: ClaimStatus
    readonly value: number
    readonly times: Times
    readonly plaintiffId: string
    readonly defenderId: string | null
  }): void {
    const { id, status, value, times, plaintiffId, defenderId } = claim
    const act = (type: string, party: string, user_id: string | null, created_at: Date) =>
      this.#rows.actions.push({
        ...{ claim_id: id, type, party, user_id, created_at },
        // As long as real facts, without a hash chain.
        facts: JSON.stringify({ previous: '0'.repeat(64), claim: id, type, party, user_id, created_at }).padEnd(430),
      })
    if (!isSubmitted(status)) return
    act('CLAIM_SUBMITTED', 'Plaintiff', plaintiffId, times.created)
    if (!isFiled(status)) return
    act('CLAIM_PAID', 'Plaintiff', plaintiffId, times.created)
    if (times.response === null) return
    const isOffer = this.#draws.isTrue(0.5)
    act(isOffer ? 'RESOLUTION_PROPOSED' : 'CLAIM_DISPUTED', 'Defendant', defenderId, times.response)
    if (times.resolved === null) return
    act('CLAIM_RESOLVED', 'Defendant', defenderId, times.resolved)
    this.#rows.resolutions.push({
      id: this.#draws.uuid(),
      claim_id: id,
      value_cents: value,
      winning_party: winnerOf(status),
      cost_owner: 'Defendant',
      proposed_by: 'Defendant',
      proposed_by_user: defenderId,
      platform_fee_cents: Math.ceil(value / 20),
      status: 'ACCEPTED',
      created_at: times.response,
      decided_at: times.resolved,
      decided_by_user: plaintiffId,
    })
  }
}

const emptyRows = (): Rows => ({ users: [], emails: [], claims: [], defendants: [], resolutions: [], actions: [] })

const said =
  'we agreed on a price and a date in writing then nothing came and nobody answered the phone for weeks although the invoice was paid at once'.split(
    ' ',
  )

const text = (draws: Draws, words: number): string => Array.from({ length: words }, () => draws.of(said)).join(' ')
