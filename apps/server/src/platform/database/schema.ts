import type { WrittenAnswer } from '@redress/contract/letters.ts'
import type { Resolution, WalletSignature } from '@redress/contract/resolutions.ts'
import type { AccountNotice } from '@redress/domain/claim/account-notices.ts'
import type { Bidding } from '@redress/domain/claim/bidding.ts'
import type { MessageKind } from '@redress/domain/claim/correspondence.ts'
import type { HistoryType } from '@redress/domain/claim/events.ts'
import type { FeeReminder } from '@redress/domain/claim/fee-due.ts'
import type { ClaimStatus, Ending, LifecycleEvent } from '@redress/domain/claim/lifecycle.ts'
import type { Gathering, NotificationFacts, NotificationType } from '@redress/domain/claim/notifications.ts'
import type { OwedSum, PaymentDetails } from '@redress/domain/claim/performance.ts'
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
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'

/** The order of creation, which no clock can blur. */
type Sequence = GeneratedAlways<bigint>

/** A JSON column: written as text, read as the value. */
type Json<Value> = ColumnType<Value, string, string>

export interface UsersTable {
  id: Generated<string>
  username: string
  first_name: string
  last_name: string
  address: string
  /** Whether the public sees the street on the user's claims; the parties of these do. */
  is_street_public: Generated<boolean>
  city: string
  country: Country | null
  identification_id: string
  /** What the user is spoken to in where no request asks for a language: in mail. */
  language: Language
  /** `null` where the user signs in with Google alone. */
  password_hash: string | null
  /** What codes of an authenticator app are made from, sealed; `null` where signing in asks for none. */
  authenticator_secret: string | null
  /** The time step of the last code that was taken: it and those before are taken no more. */
  authenticator_step: number | null
  referral_code: string
  referred_by: string | null
  /** The hash of a code that is redeemed when the registration address is confirmed. */
  pending_redeem_code_hash: string | null
  created_at: Date
  /** When its owner has closed the account; `null` where it is open. */
  closed_at: Date | null
  /** When what was its owner's alone was deleted, so that only what others rely on is left. */
  erased_at: Date | null
}

/** What the operator has suspended, and what became of it. */
export interface SuspensionsTable {
  id: Generated<string>
  sequence: Sequence
  /** `null`: the account is gone. */
  user_id: string | null
  scope: SuspensionScope
  ground: SuspensionGround
  reason: string
  suspended_at: Date
  /** The account of whoever decided, or the name that a command was given. */
  suspended_by: string
  objection: string | null
  objected_at: Date | null
  outcome: SuspensionOutcome | null
  outcome_reason: string | null
  outcome_at: Date | null
}

export interface EmailsTable {
  id: Generated<string>
  user_id: string
  address: string
  is_registration: boolean
  is_confirmed: boolean
  is_primary: boolean
  google_issuer: string | null
  google_id: string | null
  created_at: Date
  /** `null` where it is not confirmed. */
  confirmed_at: Date | null
}

/** What decides who may sign in to an account. */
export interface AccountState {
  readonly passwordHash: string | null
  readonly emails: readonly (Omit<Selectable<EmailsTable>, 'created_at' | 'confirmed_at'> & {
    readonly created_at: string
    readonly confirmed_at: string | null
  })[]
  /** Their addresses, in their order. */
  readonly wallets: readonly string[]
  /** The sealed secret of the authenticator app, and the digests of the recovery codes that were left. */
  readonly secondFactor: { readonly secret: string; readonly recoveryCodes: readonly string[] } | null
}

/** Whoever has begun to switch the second factor on: the secret that they were shown, sealed. */
interface AuthenticatorOffersTable {
  user_id: string
  secret: string
  expires_at: Date
}

interface RecoveryCodesTable {
  code_hash: string
  user_id: string
  /** Kept when it was used, so that no undone change makes it good again. */
  used_at: Date | null
}

/** Whoever has shown the password, or Google's word, and is asked for a code. */
interface SignInStepsTable {
  secret_hash: string
  user_id: string
  expires_at: Date
}

export interface AccountChangesTable {
  id: string
  user_id: string
  kind: AccountChangeKind
  /** The e-mail address that it is about, or ''. */
  address: string
  before: Json<AccountState>
  undo_hash: string
  happened_at: Date
  undone_at: Date | null
}

export interface AccountEventsTable {
  id: Generated<string>
  sequence: Sequence
  user_id: string
  /** `null` where no session was used, or it is no longer kept. */
  session_id: string | null
  kind: AccountEventKind
  subject: string
  claim_id: string | null
  browser: string
  network: string
  happened_at: Date
}

interface SessionsTable {
  id: Generated<string>
  user_id: string
  created_at: Date
  /** When its user has last proven to be there: by signing in, or by the password. */
  proven_at: Date
  ended_at: Date | null
}

export interface SessionTokensTable {
  token_hash: string
  session_id: string
  kind: 'access' | 'refresh'
  expires_at: Date
  /** When a refresh token was exchanged for the next. */
  used_at: Date | null
}

export interface OneTimeTokensTable {
  token_hash: string
  kind: 'confirm e-mail' | 'reset password'
  user_id: string
  email_id: string
  expires_at: Date
  used_at: Date | null
}

/** Wrong passwords, and such as are being checked, by whatever they are counted for. */
interface PasswordTriesTable {
  key: string
  tries: number
  last_at: Date
  /** Until then no other is checked. */
  waits_until: Date
}

/** Browsers that have signed in to an account. */
interface KnownBrowsersTable {
  secret_hash: string
  user_id: string
  seen_at: Date
}

/** Sign-ins whose persons are at Google at the moment. */
export interface GoogleSignInsTable {
  /** Of the secret in the cookie of the browser that began it. */
  secret_hash: string
  state: string
  nonce: string
  code_verifier: string
  /** The user who shows that it is still them; `null` of a visitor who signs in. */
  proves_user_id: string | null
  expires_at: Date
}

interface WalletsTable {
  id: Generated<string>
  user_id: string
  address: string
  position: number
}

export interface ClaimsTable {
  id: Generated<string>
  plaintiff_id: string
  status: ClaimStatus
  type: ClaimType | null
  date_of_claim: string | null
  value_cents: Cents | null
  currency: Currency
  location: string
  jurisdiction: string
  is_material_evidence_available: Generated<boolean>
  how_did_interaction_begin: Generated<string>
  what_did_defendant_do: Generated<string>
  what_did_you_do: Generated<string>
  resolvelment_offered: Generated<string>
  communication_current_status: Generated<string>
  last_communication: string | null
  last_response: Generated<string>
  disclaimer_terms: Generated<boolean>
  disclaimer_documentation: Generated<boolean>
  disclaimer_consent: Generated<boolean>
  representation_status: RepresentationStatus | null
  /** The words of the dispute that was paid, from `disputed_at`. */
  dispute_reason: DisputeReason | null
  dispute_explanation: string | null
  disputed_at: Date | null
  created_at: Date
  updated_at: Date
  submitted_at: Date | null
  notice_period_ends_at: Date | null
  /** From when on the claim is public, worked out by the database; `null`: as it stands, it never is. */
  public_from: ColumnType<Date | null, never, never>
  /** When a defendant was given more time. */
  extended_at: Date | null
  first_response_at: Date | null
  ending: Ending | null
  /** As `YYYY-MM-DD`. */
  payment_claimed_on: string | null
  is_payment_claim_open: Generated<boolean>
  /** Once it is resolved: what the defence owes the plaintiff, in the order of its days, and what both have said of it. */
  owed_sums: ColumnType<OwedSum[], string | undefined, string>
  /** Where the plaintiff is paid, for whoever owes that alone. */
  payment_details: ColumnType<PaymentDetails | null, string | null | undefined, string | null>
  /** Sealed bids: how they stand, and what both sides have bid in this round, encrypted. */
  bidding: ColumnType<Bidding | null, string | null | undefined, string | null>
  first_reply_at: Date | null
  resolved_at: Date | null
  /** When a claim that was settled within its notice period could be shown, because everybody had agreed; `null`: not yet. */
  shown_at: Date | null
  /** Since when the operator keeps it off the public record; `null`: they do not. */
  restricted_at: Date | null
}

export type ClaimRecord = Omit<Selectable<ClaimsTable>, 'public_from'>

/** What each person has written to dispute a claim; it is in force when that person's payment confirms. */
export interface DisputeStatementsTable {
  claim_id: string
  user_id: string
  reason: DisputeReason
  explanation: string
  written_at: Date
}

/** What the clock does to a claim at a time: the deadlines of the lifecycle, and the reminders of its notice period. */
export interface DeadlinesTable {
  claim_id: string
  event: LifecycleEvent | Reminder | FeeReminder | 'owed sum' | 'bidding over'
  due_at: Date
}

/** Somebody who opened a letter; it ends with the code that it was opened with. */
export interface ReadingSessionsTable {
  token_hash: string
  /** The seat in a claim of whoever was written to. */
  defendant_id: string
  code_hash: string
  opened_at: Date
  closes_at: Date
  /** The account with which the reader has answered; `null` while they have not. */
  answered_by: string | null
}

/** What was written to answer a claim, and is not given yet. */
interface WrittenAnswersTable {
  defendant_id: string
  /** The one that the letter was sent to: whoever is named in its place has not written it. */
  address: string
  answer: Json<WrittenAnswer>
  written_at: Date
}

/** The files that go with a written answer; whose they are is known as with the answer itself. */
export interface WrittenAnswerFilesTable {
  id: Generated<string>
  sequence: Sequence
  defendant_id: string
  address: string
  file_name: string
  file_type: string
  size: bigint
  sha256: string
  storage_key: string
  uploaded_at: Date
}

export interface DefendantsTable {
  id: Generated<string>
  sequence: Sequence
  claim_id: string
  type: DefendantType
  /** The company that an individual represents. */
  company_id: string | null
  email: string
  cell_phone: string
  country: Country | null
  tax_id: string | null
  legal_name: string | null
  website: string
  first_name: string | null
  last_name: string | null
  company_position: string | null
  social_links: Json<SocialLink[]>
  wallets: Json<{ id: string; address: string }[]>
  /** The account that has taken the claim over for this defendant. */
  user_id: string | null
  taken_at: Date | null
  /** Whether that account has confirmed the address that the claim names. */
  is_address_confirmed: Generated<boolean>
  /** When it was last said that the account should not have taken it over, and by whom. */
  contested_at: Date | null
  contested_by: Contester | null
  redeem_code_hash: string | null
  redeem_code_expires_at: Date | null
  /** How often the code was reset: the mail that carries it is written from this. */
  redeem_code_generation: Generated<number>
  /** When a letter was last given to be sent, taken by the mail server, and refused for good; `null`: never. */
  letter_queued_at: Date | null
  letter_accepted_at: Date | null
  letter_refused_at: Date | null
  /** What the mail server said when it refused, until it takes a letter. */
  letter_refusal: string | null
  /** When one was last not sent, as its mailbox or its plaintiff had had their share of the day. */
  letter_withheld_at: Date | null
  /** When somebody first used the code of a letter on the site. */
  letter_opened_at: Date | null
  /** When whoever reads the named address said that they are not the defendant. */
  disowned_at: Date | null
  /** How often the plaintiff has corrected the address. */
  address_corrections: Generated<number>
  /**
   * What the defendants that are one have in common: for a company the oldest of them, for a person the account that has
   * confirmed the address. `null`: it is merged with none.
   */
  record_id: Generated<string | null>
  /** What a company is found by when another may be the same. */
  record_keys: Generated<string[]>
  /** By which rule the keys were made (`recordRule` of the domain). */
  record_rule: Generated<number>
  /** Companies with the same one are one, as the operator has said; `null`: nothing was said of it. */
  record_pin: Generated<string | null>
  /** The keys that are another's, as the operator has said. */
  denied_keys: Generated<string[]>
  created_at: Date
  /** The name as names are compared and sorted. */
  sort_name: GeneratedAlways<string>
}

/** What every page shows for a time; there is one at most. */
export interface BroadcastTable {
  is_only: Generated<true>
  /** A line in each language. */
  texts: Json<Readonly<Record<Language, string>>>
  shown_from: Date
  shown_until: Date
}

/** Pins of companies that are not one, as the operator has said; each pair once, the lower first. */
interface RecordsApartTable {
  one_pin: string
  other_pin: string
}

/** What a filed claim is found by (`searchWords` of the domain). */
interface SearchedClaimsTable {
  claim_id: string
  /** From when on the claim is public; the database keeps it. */
  public_from: Date | null
  words: string
}

/** What a defendant of a filed claim is found by. */
interface SearchedDefendantsTable {
  defendant_id: string
  type: DefendantType
  /** The defendant's. */
  sequence: string
  /** The record that the defendant belongs to, or the defendant's own id; the database keeps it. */
  record_id: string
  /** From when on the claim is public; the database keeps it. */
  public_from: Date | null
  /** As names are compared. */
  name: string
  words: string
}

/** What became of a public claim for one of its defendants; the database keeps it. */
export interface RecordOutcomesTable {
  defendant_id: string
  /** The record that the defendant belongs to, or the defendant's own id. */
  record_id: string
  claim_id: string
  /** From when on the claim is public. */
  public_from: Date
  /** Of the name as it is compared. */
  name_hash: string
  /** The defendant's. */
  sequence: string
  /** From the filing to the first answer of this defendant; `null` where there is none. */
  days_to_answer: number | null
  is_settled: boolean
  /** Of what it has settled for money: whether all is received, or a sum is overdue; `null` where neither is so. */
  is_kept: boolean | null
}

/** The links by which a named address contests that an account has taken a claim over with its code. */
export interface ContestLinksTable {
  token_hash: string
  defendant_id: string
  /** The account that had taken it over when the link was sent. */
  user_id: string
  taken_at: Date
  expires_at: Date
}

/** What stands beside a public claim: every version of a defendant's reply, and what the plaintiff answered to it. */
export interface RepliesTable {
  id: Generated<string>
  sequence: Sequence
  claim_id: string
  /** For whom the reply speaks, or what is answered was said. */
  defendant_id: string
  party: Party
  user_id: string
  text: string
  published_at: Date
  /** Since when the operator keeps these words off the public record; `null`: they do not. */
  restricted_at: Date | null
}

/** What somebody reports of the public record. */
export interface ReportsTable {
  id: Generated<string>
  sequence: Sequence
  claim_id: string
  /** The version of a reply, or the answer, that is meant; `null`: the claim. */
  reply_id: string | null
  reason: ReportReason
  text: string
  /** Where the outcome is told; '' where whoever reports left no address. */
  email: string
  language: Language
  reported_at: Date
  /** How the operator ended it; `null`: it waits for them. */
  decision_id: string | null
}

/** What the operator decided about a claim, or about a version of a reply or an answer, after reports of it. */
export interface ModerationDecisionsTable {
  id: Generated<string>
  sequence: Sequence
  claim_id: string
  reply_id: string | null
  kind: ModerationKind
  ground: ReportReason
  /** In their words, as the parties or whoever reported are told. */
  reason: string
  /** When the first of the reports was made. */
  reported_at: Date
  decided_at: Date
  /** The account of the staff, or the name that the command was given. */
  decided_by: string
  outcome: RestrictionOutcome | null
  outcome_reason: string | null
  outcome_at: Date | null
  /** What was taken out of the words, wherever it stands in a later version of them too; `null`: all or nothing was. */
  redactions: ColumnType<Redaction[] | null, string | null, never>
}

/** What a party says against a restriction, once. */
export interface ObjectionsTable {
  decision_id: string
  user_id: string
  text: string
  made_at: Date
  answered_at: Date | null
  answer: string | null
}

interface StaffTable {
  user_id: string
  role: StaffRole
  added_at: Date
}

/** Which of its parties agrees that the public may see a claim that was settled within its notice period. */
interface ShowingConsentsTable {
  claim_id: string
  user_id: string
  given_at: Date
}

export interface DocumentsTable {
  id: Generated<string>
  sequence: Sequence
  claim_id: string
  type: 'file' | 'url'
  file_name: string | null
  file_type: string | null
  size: bigint | null
  sha256: string | null
  storage_key: string | null
  url: string | null
  url_description: string | null
  /** What it shows, in the words of whoever added it. */
  caption: string | null
  /** Has a room of their own for documents in the claim. */
  added_by: string
  /** The message that it came with. */
  message_id: string | null
  /** Uploaded for a message that is yet to be sent: nobody else sees it. */
  is_unsent: Generated<boolean>
  /** When somebody else first downloaded it. */
  read_by_others_at: Date | null
  created_at: Date
}

export interface MessagesTable {
  id: Generated<string>
  /** In the order of their commits: the claim is locked when one is written. */
  sequence: Sequence
  claim_id: string
  user_id: string
  party: Party
  kind: MessageKind
  text: string
  /** What is said to have been paid already, and on which day. */
  paid_on: string | null
  paid_cents: Cents | null
  created_at: Date
}

/** How far each party has read what the others write. */
interface MessageReadsTable {
  claim_id: string
  user_id: string
  read_up_to: bigint
}

/** When a reader is next mailed what comes often about a claim, and when that was last done. */
export interface GatheredMailsTable {
  user_id: string
  claim_id: string
  about: Gathering
  /** `null`: there is nothing to mail. */
  due_at: Date | null
  mailed_at: Date | null
}

export interface ResolutionsTable {
  id: Generated<string>
  sequence: Sequence
  claim_id: string
  value_cents: Cents
  winning_party: Party
  cost_owner: Party
  proposed_by: Party
  proposed_by_user: string | null
  platform_fee_cents: Cents
  status: ResolutionStatus
  created_at: Date
  decided_at: Date | null
  /** When it was accepted, whatever became of it since. */
  accepted_at: ColumnType<Date | null, Date | null | undefined, Date>
  /** Who accepted, rejected or countered it; `null` where nobody of the other side did. */
  decided_by_user: string | null
  /** The defendant for whom it was made or accepted, where the account that did so has lost that seat since. */
  former_defendant_id: string | null
  /** Whether that account lost the seat to somebody else who is named there, so that whoever holds it now never agreed. */
  is_speaker_replaced: Generated<boolean>
  /** Until when it can be answered; `null` for a concession, which nobody has to answer. */
  expires_at: Date | null
  /** At once where nothing is given. */
  payment_plan: ColumnType<Resolution['paymentPlan'], string | undefined, string>
  /** What its maker says to it, for the parties alone. */
  note: string | null
  /** By the wallets of whoever made and whoever accepted it, over its terms; `null` where they signed nothing. */
  proposer_signature: ColumnType<WalletSignature | null, string | null | undefined, string>
  decider_signature: ColumnType<WalletSignature | null, string | null | undefined, string>
  /** Of an accepted one: the time to pay its platform fee is over. */
  is_fee_overdue: Generated<boolean>
  /** It is what sealed bids came to. */
  is_from_bids: Generated<boolean>
}

/** An accepted offer as a document. */
export interface AgreementsTable {
  resolution_id: string
  storage_key: string
  size: bigint
  /** Stands in the memo of the fee's payment, for everybody to read. */
  sha256: string
  /** By this the agreement is found: only somebody who has the file knows it. */
  sha512: string
  made_at: Date
}

export interface PaymentsTable {
  id: Generated<string>
  /** Names the payment to whoever was asked to pay it; nothing else about it is found by this. */
  public_id: Generated<string>
  sequence: Sequence
  /** Outlives its claim: a draft that was taken back can be deleted while money is under way. */
  claim_id: string
  resolution_id: string | null
  purpose: PaymentPurpose
  payer: Party
  opened_by: string
  fee_cents: Cents
  currency: Currency
  lamports: Lamports
  recipient: string
  reference: string
  memo: string
  status: PaymentStatus
  opened_at: Date
  paid_at: Date | null
  /** When whoever wrote the act that it is for is reminded next that it is unpaid; `null`: never. */
  remind_at: Date | null
  /** The cursor: this signature of the reference and all older ones are processed. */
  last_signature: string | null
  /** When the reference is polled next, by the database's clock; `null`: never again. */
  next_look_at: Generated<Date | null>
}

export type PaymentRecord = Selectable<PaymentsTable>

/** The ledger: one row for each transfer that reached a recipient. */
export interface TransfersTable {
  id: Generated<string>
  signature: string
  /** The instruction's position in the transaction, or which balance rose without one. */
  instruction: string
  recipient: string
  lamports: Lamports
  sender: string | null
  memo: string | null
  slot: bigint
  block_time: Date | null
  state: TransferState
  /** The payment that it is credited to, or whose reference it carries. */
  payment_id: string | null
  /** How much of it is credited to no payment and waits for the operator. */
  unapplied_lamports: Lamports
  reason: UnappliedReason | null
  recorded_at: Date
}

/** What the operator did with unapplied money. */
export interface TransferSettlementsTable {
  id: Generated<string>
  transfer_id: string
  kind: 'applied' | 'returned'
  lamports: Lamports
  payment_id: string | null
  /** The transaction that returned it. */
  signature: string | null
  settled_by: string
  why: string
  settled_at: Date
}

/** What the operator did by commands; the ids may be of what is gone. */
export interface OperatorActsTable {
  id: Generated<string>
  sequence: Sequence
  kind: OperatorActKind
  subject: string
  claim_id: string | null
  user_id: string | null
  done_by: string
  /** The account of whoever did it in the console; `null`: it was a command. */
  staff_id: string | null
  why: string
  happened_at: Date
}

/** How far the history of a recipient is processed. */
export interface ChainCursorsTable {
  address: string
  last_signature: string | null
  /** When the recipient is polled next, by the database's clock. */
  next_look_at: Generated<Date>
  /** Until when one server process has the lease. */
  held_until: Generated<Date>
}

export interface ActionsTable {
  id: Generated<bigint>
  claim_id: string
  type: HistoryType
  party: Party | null
  user_id: string | null
  resolution_id: string | null
  /** The defendant whom it is about, where it is about one alone. */
  defendant_id: string | null
  value_cents: Cents | null
  previous_value_cents: Cents | null
  /** The fee that the act asked for, or that was paid; zero where nothing had to be paid, `null` where it is about none. */
  fee_cents: Cents | null
  /** The row as JSON, with the hash of the row before: what is hashed. The database writes it. */
  facts: Generated<string>
  created_at: Date
}

export interface NotificationsTable {
  id: Generated<string>
  user_id: string
  type: NotificationType
  to_party: Party
  claim_id: string | null
  resolution_id: string | null
  /** What it speaks of; it is worded in the language of whoever reads it. */
  facts: Json<NotificationFacts | AccountNotice>
  is_read: Generated<boolean>
  created_at: Date
}

/**
 * Which transactions have changed something of what is shown of a claim, or of what a user is shown and shows; the
 * database keeps it.
 */
interface ChangesTable {
  /** A user or a claim. */
  subject_id: string
  transaction: bigint
  happened_at: Date
}

/** The archive of everything about an account that its owner has asked for last. */
export interface DataExportsTable {
  user_id: string
  id: string
  requested_at: Date
  /** Where it is written, or was when the server that wrote it died. */
  storage_key: string | null
  /** `null` as long as it is not whole. */
  made_at: Date | null
  size: bigint | null
}

interface IdempotencyKeysTable {
  scope: string
  key: string
  request_hash: string
  status: number
  /** The body as it was sent: JSON columns keep no order of keys. */
  response: string
  user_id: string | null
  claim_id: string | null
  created_at: Date
}

interface RequestCountsTable {
  /** The hash of what is counted. */
  subject: string
  begun_at: Date
  /** When the window after this one ends, until which this one counts. */
  ends_at: Date
  count: number
}

/** One row, from the first start on that keeps documents in `DATA_DIR`. */
interface InstallationTable {
  is_only: Generated<true>
  id: string
}

/** One row for the newest backup that was written, and one for the newest that a check has restored. */
export interface BackupMomentsTable {
  kind: 'written' | 'restored'
  moment: Date
}

export interface Database {
  backup_moments: BackupMomentsTable
  installation: InstallationTable
  users: UsersTable
  emails: EmailsTable
  sessions: SessionsTable
  session_tokens: SessionTokensTable
  one_time_tokens: OneTimeTokensTable
  google_sign_ins: GoogleSignInsTable
  password_tries: PasswordTriesTable
  known_browsers: KnownBrowsersTable
  account_changes: AccountChangesTable
  authenticator_offers: AuthenticatorOffersTable
  recovery_codes: RecoveryCodesTable
  sign_in_steps: SignInStepsTable
  account_events: AccountEventsTable
  data_exports: DataExportsTable
  wallets: WalletsTable
  claims: ClaimsTable
  searched_claims: SearchedClaimsTable
  searched_defendants: SearchedDefendantsTable
  record_outcomes: RecordOutcomesTable
  records_apart: RecordsApartTable
  broadcast: BroadcastTable
  deadlines: DeadlinesTable
  dispute_statements: DisputeStatementsTable
  defendants: DefendantsTable
  contest_links: ContestLinksTable
  replies: RepliesTable
  reading_sessions: ReadingSessionsTable
  showing_consents: ShowingConsentsTable
  reports: ReportsTable
  moderation_decisions: ModerationDecisionsTable
  objections: ObjectionsTable
  suspensions: SuspensionsTable
  staff: StaffTable
  written_answers: WrittenAnswersTable
  written_answer_files: WrittenAnswerFilesTable
  documents: DocumentsTable
  messages: MessagesTable
  message_reads: MessageReadsTable
  resolutions: ResolutionsTable
  agreements: AgreementsTable
  payments: PaymentsTable
  transfers: TransfersTable
  transfer_settlements: TransferSettlementsTable
  operator_acts: OperatorActsTable
  chain_cursors: ChainCursorsTable
  actions: ActionsTable
  notifications: NotificationsTable
  changes: ChangesTable
  gathered_mails: GatheredMailsTable
  idempotency_keys: IdempotencyKeysTable
  request_counts: RequestCountsTable
}
