import { closureObstacles } from '@redress/domain/claim/account-closure.ts'
import { shownStatuses } from '@redress/domain/claim/claim-lists.ts'
import { unreachedParts } from '@redress/domain/claim/letters.ts'
import { turns } from '@redress/domain/claim/turns.ts'
import { actPurposes } from '@redress/domain/money/payments.ts'
import { z } from 'zod'
import { bidding } from './bidding-views.ts'
import { claimStatus, claimType, disputeReason, ending, party, reportReason, representationStatus } from './choices.ts'
import { defendant, publicDefendant } from './defendants.ts'
import { document } from './documents.ts'
import { amount, choice, country, currency, date, dateTime, id, specifiedValue } from './fields.ts'
import { view } from './named-schemas.ts'
import { payment } from './payments.ts'
import { owedSum, performance, publicPerformance } from './performance.ts'
import { partyReply, publicReply, redactedPassage } from './reply-views.ts'
import { resolution } from './resolutions.ts'

export const shownStatus = choice(shownStatuses).meta({ id: 'ShownStatus' })
export const turn = choice(turns).meta({ id: 'Turn' })
const unreached = choice(unreachedParts).meta({ id: 'Unreached' })

const plaintiff = view('Plaintiff', {
  id,
  firstName: z.string(),
  lastName: z.string(),
  country: country.nullable(),
  address: z.string().nullable(),
  city: z.string(),
  /** Public claims by and against this user. */
  claimsByUser: z.number().int(),
  claimsAgainstUser: z.number().int(),
})

/** The parties see the street also where the public does not. */
const partyPlaintiff = plaintiff.extend({ isStreetPublic: z.boolean() }).meta({ id: 'PartyPlaintiff' })

/**
 * An act of a defendant whose fee is unpaid, so that it is not in force. Until then only its writer reads its words.
 */
const publicPendingAct = view('PublicPendingAct', {
  kind: choice(actPurposes).meta({ id: 'ActPurpose' }),
  /** Name of the writer for the parties; for the public, of the defendant as the claim names it. */
  name: z.string(),
  /** Fee to be paid before it is in force. */
  fee: amount,
  currency,
})
export type PublicPendingAct = z.output<typeof publicPendingAct>

const pendingAct = publicPendingAct.extend({ isOwn: z.boolean(), openedAt: dateTime }).meta({ id: 'PendingAct' })
export type PendingAct = z.output<typeof pendingAct>

const summary = {
  id,
  type: claimType.nullable(),
  dateOfClaim: date.nullable(),
  /** The displayed value: the last resolution's for the parties if there is one, else the claim's. */
  value: specifiedValue,
  /** The sum that the plaintiff asks for, as filed or amended. */
  asked: amount.nullable(),
  currency,
  jurisdiction: z.string().nullable(),
  status: claimStatus,
  /** The same as `status`: the specification names both. */
  currentStatus: claimStatus,
  isDisregarded: z.boolean(),
  /** Whether a letter reached any of the defendants. */
  isReached: z.boolean(),
  /** Ending by the plaintiff alone; `null`: none. */
  ending: ending.nullable(),
  /** When it was paid, as a defendant says; `null`: none says so. */
  paymentClaimedOn: date.nullable(),
  /** State of the payment under the agreement, as the public may read it. */
  publicPerformance: publicPerformance.nullable(),
  plaintiffs: z.array(plaintiff),
} as const

export const publicClaim = view('PublicClaim', {
  view: z.literal('public'),
  ...summary,
  defendants: z.array(publicDefendant),
  /** Oldest first. */
  pendingActs: z.array(publicPendingAct),
  /** Current reply of each defendant, the oldest first. */
  replies: z.array(publicReply),
})

export type PublicClaim = z.output<typeof publicClaim>

export const confirmedClaim = view('ConfirmedClaim', {
  view: z.literal('confirmed'),
  ...summary,
  location: z.string().nullable(),
  representationStatus: representationStatus.nullable(),
  defendants: z.array(defendant),
  /** Oldest first. */
  pendingActs: z.array(publicPendingAct),
  /** Current reply of each defendant, the oldest first. */
  replies: z.array(publicReply),
})

/** Consent of the parties to show a claim that was settled before publication. */
const earlySettlement = view('EarlySettlement', {
  /** When the last of the sides agreed; `null`: the claim is not shown. */
  shownAt: dateTime.nullable(),
  /** The plaintiff and each company or person that the claim names. */
  sides: z.array(
    z.object({
      party,
      name: z.string(),
      /** Whether an account holds this seat and can agree. */
      isThere: z.boolean(),
      isYou: z.boolean(),
      hasAgreed: z.boolean(),
    }),
  ),
})
export type EarlySettlement = z.output<typeof earlySettlement>

/** The caller's objection to a decision of the operator. */
const ownObjection = view('OwnObjection', { text: z.string(), madeAt: dateTime, isAnswered: z.boolean() })

/** A restriction of the public record of a claim, as its parties are told. */
const restriction = view('Restriction', {
  id,
  /** The version of a reply, or the answer to one; `null`: the claim. */
  replyId: id.nullable(),
  ground: reportReason,
  /** Reason in the operator's words. */
  reason: z.string(),
  restrictedAt: dateTime,
  /** The caller's objection; `null`: none yet. */
  objection: ownObjection.nullable(),
  /** The operator's reason to keep the restriction after an objection; `null`: none yet. */
  keptBecause: z.string().nullable(),
})
export type Restriction = z.output<typeof restriction>

/** Redaction of a public text beside a claim, as its parties are told: they still read all of the text. */
const textRedaction = restriction
  .extend({
    /** The version of the reply, or the answer, of which it was taken out; later versions lack it too. */
    replyId: id,
    passages: z.array(redactedPassage),
  })
  .meta({ id: 'TextRedaction' })
export type TextRedaction = z.output<typeof textRedaction>

export const partyClaim = view('PartyClaim', {
  view: z.literal('party'),
  ...summary,
  plaintiffs: z.array(partyPlaintiff),
  role: party,
  isPublic: z.boolean(),
  /** Whether the operator keeps it, and not words beside it alone, off the public record now. */
  isRestricted: z.boolean(),
  /** Whether the caller could offer something, and everybody who could answer has closed their account. */
  isOtherSideGone: z.boolean(),
  /** Whether a defendant says that it is paid, and the plaintiff has said nothing to that yet. */
  isPaymentClaimOpen: z.boolean(),
  /** How many of the defendants no letter reaches; for the plaintiff. */
  unreached,
  location: z.string().nullable(),
  representationStatus: representationStatus.nullable(),
  defendants: z.array(defendant),
  isMaterialEvidenceAvailable: z.boolean(),
  howDidInteractionBegin: z.string(),
  whatDidDefendantDo: z.string(),
  whatDidYouDo: z.string(),
  resolvelmentOffered: z.string(),
  communicationCurrentStatus: z.string(),
  lastCommunication: date.nullable(),
  lastResponse: z.string(),
  disclaimerTerms: z.boolean(),
  disclaimerDocumentation: z.boolean(),
  disclaimerConsent: z.boolean(),
  /** Dispute in force; before that, the caller's own unpaid one. */
  disputeReason: disputeReason.nullable(),
  disputeExplanation: z.string().nullable(),
  disputeDate: dateTime.nullable(),
  /** Acts that wait for their payment, oldest first. */
  pendingActs: z.array(pendingAct),
  /** Current reply of each defendant, the oldest first. */
  replies: z.array(partyReply),
  /** Restrictions in force, oldest first. */
  restrictions: z.array(restriction),
  /** Redactions in force, oldest first. */
  redactions: z.array(textRedaction),
  /** Consent to show a claim that was settled within its notice period; `null` for any other claim. */
  earlySettlement: earlySettlement.nullable(),
  files: z.array(document),
  /** Oldest first. */
  resolutions: z.array(resolution),
  /** Payment under the agreement; `null` unless the claim is resolved and money is owed. */
  performance: performance.nullable(),
  /** The sum that is to be paid or confirmed next; `null` where none is. */
  nextSum: owedSum.nullable(),
  /** The sealed bids of the parties, the last ones where they ended without an agreement; `null`: there are none. */
  bidding: bidding.nullable(),
  /** Fees that the caller's side owes or has paid, oldest first. Of other people's acts, only paid ones. */
  payments: z.array(payment),
  /** The Solana Pay URL of the caller's newest open payment. */
  paymentLink: z.string().nullable(),
  createdAt: dateTime,
  submittedAt: dateTime.nullable(),
  /** Fee for submitting it; `null` once it is submitted. */
  submissionFee: amount.nullable(),
  noticePeriodEndsAt: dateTime.nullable(),
  /** When the notice period was extended. */
  extendedAt: dateTime.nullable(),
  /** When the notice period would end if a defendant asked for more time now; `null` where none can. */
  extensionEndsAt: dateTime.nullable(),
  firstResponseAt: dateTime.nullable(),
  resolvedAt: dateTime.nullable(),
})
export type PartyClaim = z.output<typeof partyClaim>

/** A claim that is public, or as its parties see it. */
export type Claim = z.output<typeof publicClaim> | z.output<typeof confirmedClaim> | PartyClaim

/** A claim that was settled before publication: for everybody but its parties, until these agree to show it. */
const settledClaim = view('SettledClaim', {
  view: z.literal('settled'),
  id,
  type: claimType.nullable(),
  /** Country of the jurisdiction; `null` if that is not a country's name. */
  country: country.nullable(),
})
export type SettledClaim = z.output<typeof settledClaim>

export const claim = z
  .discriminatedUnion('view', [settledClaim, publicClaim, confirmedClaim, partyClaim])
  .meta({ id: 'Claim' })

/** One row of the claims tables. */
const claimListItem = view('ClaimListItem', {
  id,
  type: claimType.nullable(),
  dateOfClaim: date.nullable(),
  value: specifiedValue,
  asked: amount.nullable(),
  currency,
  status: claimStatus,
  currentStatus: claimStatus,
  isPublic: z.boolean(),
  /** Whether the operator keeps it off the public record now. */
  isRestricted: z.boolean(),
  isDisregarded: z.boolean(),
  isReached: z.boolean(),
  ending: ending.nullable(),
  paymentClaimedOn: date.nullable(),
  isPaymentClaimOpen: z.boolean(),
  unreached,
  /** Whether the caller could offer something, and everybody who could answer has closed their account. */
  isOtherSideGone: z.boolean(),
  /** Whether a defendant has published a reply. */
  hasReply: z.boolean(),
  /** The sum of its agreement that is to be paid or confirmed next; `null` where none is. */
  nextSum: owedSum.nullable(),
  /** The sealed bids of the parties, the last ones where they ended without an agreement; `null`: there are none. */
  bidding: bidding.nullable(),
  plaintiffName: z.string(),
  defendantNames: z.array(z.string()),
  resolutions: z.array(resolution),
  /** Acts that wait for their payment, oldest first. */
  pendingActs: z.array(pendingAct),
  createdAt: dateTime,
  noticePeriodEndsAt: dateTime.nullable(),
})
export type ClaimListItem = z.output<typeof claimListItem>

const count = z.number().int()

/** The start of each list, the newest first: as many as a page holds. */
const firstPages = {
  myClaims: z.array(claimListItem),
  myClaimsPending: z.array(claimListItem),
  myClaimsUnresolved: z.array(claimListItem),
  accusedClaims: z.array(claimListItem),
} as const

/** Claims that wait for an act, each with the caller's part in it. */
const waiting = view('WaitingClaims', { count, claims: z.array(z.object({ party, claim: claimListItem })) })

/** When the clock alone next changes this response; `null`: never. */
const changesAt = dateTime.nullable()

export const claimLists = view('ClaimLists', {
  ...firstPages,
  /** Cursor of each list's next page; `null` on the last one. */
  next: z.object({
    myClaims: z.string().nullable(),
    myClaimsPending: z.string().nullable(),
    myClaimsUnresolved: z.string().nullable(),
    accusedClaims: z.string().nullable(),
  }),
  myClaimsCount: count,
  myClaimsPendingCount: count,
  myClaimsUnresolvedCount: count,
  accusedClaimsCount: count,
  totalDisputedCount: count,
  totalUnresolvedCount: count,
  totalPendingCount: count,
  /** Submitted and not resolved, answered or not. */
  totalActiveCount: count,
  unresolvedClaimsLimit: count,
  /** Claims that wait for the caller, and for others: at most 10 of each, the soonest due first. */
  waiting: z.object({ yours: waiting, theirs: waiting }),
  /** Claims that keep the caller from closing the account, at most 20. */
  closureObstacles: z.object({
    count,
    claims: z.array(z.object({ claimId: id, party, obstacle: z.enum(closureObstacles) })),
  }),
  changesAt,
})
export type ClaimLists = z.output<typeof claimLists>

/** Start of a page: after a claim, or at the start of the list without one. */
const pageStart = view('PageStart', { after: id.nullable() })

export const claimListPage = view('ClaimListPage', {
  claims: z.array(claimListItem),
  /** Number of claims in the list, without filters. */
  all: count,
  /** How many are chosen. */
  total: count,
  /** Position of the page's first claim among the filtered ones, from 1. */
  first: count,
  previous: pageStart.nullable(),
  next: pageStart.nullable(),
  /** Filter values that occur in the list. */
  statuses: z.array(shownStatus),
  turns: z.array(turn),
  changesAt,
})
export type ClaimListPage = z.output<typeof claimListPage>

/** Both claim lists of a user, unpaged. */
export const wholeClaimLists = z.object({ myClaims: z.array(claimListItem), accusedClaims: z.array(claimListItem) })
