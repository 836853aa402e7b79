import type { WrittenAnswer } from '@redress/contract/letters.ts'
import type { Resolution, WalletSignature } from '@redress/contract/resolutions.ts'
import type { AccountNotice } from '@redress/domain/claim/account-notices.ts'
import type { Bidding } from '@redress/domain/claim/bidding.ts'
import type { MessageKind } from '@redress/domain/claim/correspondence.ts'
import type { HistoryType } from '@redress/domain/claim/events.ts'
import type { FeeReminder } from '@redress/domain/claim/fee-due.ts'
import type { ClaimStatus, Ending, LifecycleEvent } from '@redress/domain/claim/lifecycle.ts'
import type { Deferral } from '@redress/domain/claim/mail-answers.ts'
import type { Gathering, NotificationFacts, NotificationType } from '@redress/domain/claim/notifications.ts'
import type { PaymentAccount } from '@redress/domain/claim/payment-account.ts'
import type { OwedSum, PublicPerformance } from '@redress/domain/claim/performance.ts'
import type { Redaction } from '@redress/domain/claim/redactions.ts'
import type { Reminder } from '@redress/domain/claim/reminders.ts'
import type { ModerationKind, ReportReason, RestrictionOutcome } from '@redress/domain/claim/reports.ts'
import type { ResolutionStatus } from '@redress/domain/claim/resolutions.ts'
import type { Contester } from '@redress/domain/claim/takeovers.ts'
import type { ClaimType, DisputeReason, RepresentationStatus } from '@redress/domain/claim/vocabulary.ts'
import type { Cents, Currency, Lamports } from '@redress/domain/money/money.ts'
import type { PaymentPurpose, PaymentStatus, TransferState, UnappliedReason } from '@redress/domain/money/payments.ts'
import type { AccountChangeKind } from '@redress/domain/people/account-changes.ts'
import type { AccountEventKind } from '@redress/domain/people/account-events.ts'
import type { DefendantType, SocialLink } from '@redress/domain/people/contact-rules.ts'
import type { Country } from '@redress/domain/people/countries.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import type { OperatorActKind } from '@redress/domain/people/operator-acts.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { StaffRole } from '@redress/domain/people/permissions.ts'
import type { SuspensionGround, SuspensionOutcome, SuspensionScope } from '@redress/domain/people/suspensions.ts'
import type { SeatProof } from '@redress/domain/record/seat-proof.ts'
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'
import type { columns } from './generated/columns.ts'

/** Data that decides who may sign in to an account. */
export interface AccountState {
  readonly passwordHash: string | null
  readonly emails: readonly (Omit<Row<'emails'>, 'created_at' | 'confirmed_at'> & {
    readonly created_at: string
    readonly confirmed_at: string | null
  })[]
  /** Addresses, in their order. */
  readonly wallets: readonly string[]
  /** Sealed secret of the authenticator app, and digests of the unused recovery codes. */
  readonly secondFactor: { readonly secret: string; readonly recoveryCodes: readonly string[] } | null
}

export type ClaimRecord = Omit<Row<'claims'>, 'public_from'>

export type PaymentRecord = Row<'payments'>

/** Narrower types of columns than PostgreSQL's; whether a column is nullable is read from the database. */
interface Meanings {
  users: {
    country: Country
    language: Language
  }
  suspensions: {
    scope: SuspensionScope
    ground: SuspensionGround
    outcome: SuspensionOutcome
  }
  account_changes: {
    kind: AccountChangeKind
    before: AccountState
  }
  account_events: {
    kind: AccountEventKind
  }
  session_tokens: {
    kind: 'access' | 'refresh'
  }
  one_time_tokens: {
    kind: 'confirm e-mail' | 'reset password'
  }
  claims: {
    status: ClaimStatus
    type: ClaimType
    value_cents: Cents
    currency: Currency
    representation_status: RepresentationStatus
    dispute_reason: DisputeReason
    ending: Ending
    owed_sums: OwedSum[]
    payment_details: PaymentAccount
    bidding: Bidding
  }
  dispute_statements: {
    reason: DisputeReason
  }
  deadlines: {
    event: LifecycleEvent | Reminder | FeeReminder | 'owed sum' | 'bidding over'
  }
  written_answers: {
    answer: WrittenAnswer
  }
  defendants: {
    type: DefendantType
    country: Country
    social_links: SocialLink[]
    wallets: { id: string; address: string }[]
    contested_by: Contester
    letter_deferral: Deferral
    proof: SeatProof
  }
  broadcast: {
    is_only: true
    texts: Readonly<Record<Language, string>>
  }
  searched_defendants: {
    type: DefendantType
  }
  record_outcomes: {
    performance: PublicPerformance['state']
  }
  replies: {
    party: Party
  }
  reports: {
    reason: ReportReason
    language: Language
  }
  moderation_decisions: {
    kind: ModerationKind
    ground: ReportReason
    outcome: RestrictionOutcome
    redactions: Redaction[]
  }
  staff: {
    role: StaffRole
  }
  documents: {
    type: 'file' | 'url'
  }
  messages: {
    party: Party
    kind: MessageKind
    paid_cents: Cents
  }
  gathered_mails: {
    about: Gathering
  }
  resolutions: {
    value_cents: Cents
    winning_party: Party
    cost_owner: Party
    proposed_by: Party
    platform_fee_cents: Cents
    status: ResolutionStatus
    payment_plan: Resolution['paymentPlan']
    proposer_signature: WalletSignature
    decider_signature: WalletSignature
  }
  payments: {
    purpose: PaymentPurpose
    payer: Party
    fee_cents: Cents
    currency: Currency
    lamports: Lamports
    relief_cents: Cents
    relief_lamports: Lamports
    status: PaymentStatus
  }
  transfers: {
    lamports: Lamports
    cents: Cents
    state: TransferState
    unapplied_lamports: Lamports
    unapplied_cents: Cents
    reason: UnappliedReason
  }
  transfer_settlements: {
    kind: 'applied' | 'returned'
    lamports: Lamports
    cents: Cents
  }
  operator_acts: {
    kind: OperatorActKind
  }
  actions: {
    type: HistoryType
    party: Party
    /** Generated by the database. */
    facts: Generated<string>
    value_cents: Cents
    previous_value_cents: Cents
    fee_cents: Cents
  }
  notifications: {
    type: NotificationType
    to_party: Party
    facts: NotificationFacts | AccountNotice
  }
  installation: {
    is_only: true
  }
  backup_moments: {
    kind: 'written' | 'restored'
  }
}

/** Types of values as the driver reads them. */
interface Values {
  bigint: bigint
  boolean: boolean
  date: string
  double: number
  integer: number
  jsonb: never
  text: string
  'text[]': string[]
  timestamptz: Date
  tsvector: string
  uuid: string
}

type Columns = typeof columns
export type TableName = keyof Columns

type TypeOf<Definition> = Definition extends `${infer Type extends keyof Values} ${string}`
  ? Type
  : Extract<Definition, keyof Values>
type Nullable<Definition, Value> = Definition extends `${string} null${string}` ? Value | null : Value

/** JSON is written as text, and read as a value. */
type Column<Definition, Value> =
  TypeOf<Definition> extends 'jsonb'
    ? ColumnType<
        Nullable<Definition, Value>,
        Definition extends 'jsonb' ? string : Nullable<Definition, string> | undefined,
        Nullable<Definition, string>
      >
    : Definition extends `${string} always`
      ? GeneratedAlways<Nullable<Definition, Value>>
      : Definition extends `${string} default`
        ? Generated<Nullable<Definition, Value>>
        : Nullable<Definition, Value>

type Meaning<Name, Key, Otherwise> = Name extends keyof Meanings
  ? Key extends keyof Meanings[Name]
    ? Meanings[Name][Key]
    : Otherwise
  : Otherwise

export type Table<Name extends TableName> = {
  [Key in keyof Columns[Name]]: Column<Columns[Name][Key], Meaning<Name, Key, Values[TypeOf<Columns[Name][Key]>]>>
}

/** Row as selected. */
export type Row<Name extends TableName> = Selectable<Table<Name>>

export type ColumnOf<Name extends TableName> = keyof Row<Name> & string

export type Database = { [Name in TableName]: Table<Name> }
