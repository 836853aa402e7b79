import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { offerDays } from '@redress/domain/claim/resolutions.ts'
import type { ClaimType, DisputeReason } from '@redress/domain/claim/vocabulary.ts'
import type { Currency } from '@redress/domain/money/money.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { FastifyInstance } from 'fastify'
import { type Company, type PersonName, people } from './sample-people.ts'
import { SampleUser } from './sample-user.ts'

/** Acts of the parties after a claim was filed, in order. */
export type SampleAct =
  | { readonly do: 'dispute'; readonly by: PersonName; readonly reason: DisputeReason; readonly explanation: string }
  | {
      readonly do: 'propose'
      readonly by: PersonName
      readonly value: number
      readonly winningParty: Party
      readonly costOwner: Party
    }
  | { readonly do: 'reply' | 'answer the reply' | 'write'; readonly by: PersonName; readonly text: string }
  | { readonly do: 'add a document'; readonly by: PersonName; readonly fileName: string; readonly content: string }
  | {
      readonly do: 'say that it is paid'
      readonly by: PersonName
      readonly value: number
      /** Days between the payment and the statement that it was made. */
      readonly daysBefore: number
      readonly text: string
      readonly receipt: string
    }
  | { readonly do: 'accept' | 'reject' | 'resolve'; readonly by: PersonName }

export interface SampleClaim {
  readonly plaintiff: PersonName
  /** Defendants: companies, or people by name. */
  readonly against: readonly (Company | PersonName)[]
  readonly type: ClaimType
  readonly value: number
  readonly currency: Currency
  readonly location: readonly [town: string, jurisdiction: string]
  readonly began: string
  readonly defendantDid: string
  readonly plaintiffDid: string
  readonly offered: string
  readonly status: string
  /** Days since the filing. */
  readonly daysAgo: number
  /**
   * Progress: a draft, submitted and unpaid, filed (with the acts that followed), or filed today within its notice
   * period.
   */
  readonly stage: 'draft' | 'submitted' | 'filed' | 'in notice period'
  readonly acts?: readonly SampleAct[]
}

interface ClaimAnswer {
  readonly id: string
  readonly status: string
  readonly paymentLink: string | null
}

export interface SeedEnvironment {
  /** API with its clock set back, and with free filing and disputes. */
  readonly past: FastifyInstance
  /** API with the current time. */
  readonly today: FastifyInstance
  /** Pays a payment link on the chain. */
  readonly pay: (link: string) => Promise<unknown>
  readonly setClockBack: (days: number) => void
  /** Processes due deadlines by the clock that was set back, such as publication. */
  readonly applyDueDeadlines: () => Promise<void>
  readonly noticePeriodDays: number
}

const dateBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

async function addDefendants(
  user: SampleUser,
  claimId: string,
  against: readonly (Company | PersonName)[],
): Promise<void> {
  const url = `/v1/claims/${claimId}/defendants`
  for (const one of against) {
    if (typeof one === 'string') {
      const { firstName, lastName, email } = people[one]
      await user.call('POST', `${url}/individual`, { firstName, lastName, email })
      continue
    }
    const { representative, ...company } = one
    const { id } = await user.call<{ id: string }>('POST', `${url}/company`, company)
    if (!representative) continue
    const { firstName, lastName, email } = people[representative.person]
    await user.call('POST', `${url}/company/${id}`, {
      firstName,
      lastName,
      email,
      companyPosition: representative.position,
    })
  }
}

/** Fills in a draft with the fields of the sample. */
async function draft(user: SampleUser, sample: SampleClaim): Promise<ClaimAnswer> {
  const claim = await user.call<ClaimAnswer>('POST', '/v1/claims')
  await addDefendants(user, claim.id, sample.against)
  const [town, jurisdiction] = sample.location
  await user.call('PATCH', `/v1/claims/${claim.id}`, {
    type: sample.type,
    dateOfClaim: dateBefore(sample.daysAgo + 40),
    value: sample.value,
    currency: sample.currency,
    location: town,
    jurisdiction,
    howDidInteractionBegin: sample.began,
    whatDidDefendantDo: sample.defendantDid,
    whatDidYouDo: sample.plaintiffDid,
    resolvelmentOffered: sample.offered,
    isMaterialEvidenceAvailable: true,
    communicationCurrentStatus: sample.status,
    lastCommunication: dateBefore(sample.daysAgo + 8),
    lastResponse: sample.status,
  })
  if (sample.stage === 'draft') return claim
  await user.upload(
    `/v1/claims/${claim.id}/documents/files`,
    'correspondence.txt',
    `${sample.began}\n\n${sample.defendantDid}\n`,
  )
  await user.call('POST', `/v1/claims/${claim.id}/documents/urls`, {
    url: 'https://files.example/photographs',
    urlDescription: 'Photographs, with dates',
  })
  await user.call('PATCH', `/v1/claims/${claim.id}`, {
    disclaimerTerms: true,
    disclaimerDocumentation: true,
    disclaimerConsent: true,
    representationStatus: 'Not Represented',
  })
  return claim
}

/** Performs an act, dated that many days ago. */
async function act(
  user: SampleUser,
  claimId: string,
  step: SampleAct,
  daysAgo: number,
): Promise<Partial<ClaimAnswer> | undefined> {
  const url = `/v1/claims/${claimId}`
  switch (step.do) {
    case 'dispute':
      return user.call('POST', `${url}/dispute`, { disputeReason: step.reason, disputeExplanation: step.explanation })
    case 'propose': {
      const { value, winningParty, costOwner } = step
      // The longest validity, so that an unanswered offer stays open.
      const terms = { value, winningParty, costOwner, validForDays: offerDays.max }
      return user.call('POST', `${url}/propose-resolution`, terms)
    }
    case 'resolve':
      return user.call('POST', `${url}/resolve`)
    case 'reply': {
      const { defendants } = await user.call<Pick<PartyClaim, 'defendants'>>('GET', url)
      const seat = defendants.find(each => each.view === 'private' && each.takeover?.isYou)
      return user.call('POST', `${url}/defendants/${seat?.id}/reply`, { text: step.text })
    }
    case 'answer the reply': {
      const { replies } = await user.call<Pick<PartyClaim, 'replies'>>('GET', url)
      return user.call('POST', `${url}/replies/${replies[0]?.id}/answer`, { text: step.text })
    }
    case 'write':
      return user.call('POST', `${url}/messages`, { text: step.text })
    case 'add a document':
      return user.upload(`${url}/documents/files`, step.fileName, step.content)
    case 'say that it is paid': {
      await user.upload(`${url}/messages/files`, 'receipt.txt', step.receipt)
      const { unsentFiles } = await user.call<{ unsentFiles: { id: string }[] }>('GET', `${url}/messages`)
      return user.call('POST', `${url}/payment-statements`, {
        paidOn: dateBefore(daysAgo + step.daysBefore),
        paidValue: step.value,
        text: step.text,
        fileIds: unsentFiles.map(({ id }) => id),
      })
    }
    default:
      return user.call('POST', `${url}/${step.do}-resolution`)
  }
}

/** Defendants with an address of their own take the claim over with their codes. */
async function takeOver(server: FastifyInstance, sample: SampleClaim, claimId: string): Promise<void> {
  const named = sample.against.flatMap(each => (typeof each === 'string' ? each : (each.representative?.person ?? [])))
  const plaintiff = await new SampleUser(server).signIn(people[sample.plaintiff])
  const { defendants } = await plaintiff.call<{ defendants: { id: string; email: string }[] }>(
    'GET',
    `/v1/claims/${claimId}`,
  )
  for (const name of named) {
    const seat = defendants.find(({ email }) => email === people[name].email)
    const user = await new SampleUser(server).signIn(people[name])
    await user.call('POST', `/v1/claims/defendants/${seat?.id}/takeover`)
  }
}

/** Creates a claim through the API, each step on its day; returns its id. */
export async function createSampleClaim(sample: SampleClaim, environment: SeedEnvironment): Promise<string> {
  const isPast = sample.stage === 'filed'
  const server = isPast ? environment.past : environment.today
  environment.setClockBack(isPast ? sample.daysAgo : 0)
  const plaintiff = await new SampleUser(server).signIn(people[sample.plaintiff])
  const { id } = await draft(plaintiff, sample)
  if (sample.stage === 'draft') return id
  const { paymentLink } = await plaintiff.call<ClaimAnswer>('POST', `/v1/claims/${id}/submit`)
  if (sample.stage === 'in notice period' && paymentLink) await environment.pay(paymentLink)
  if (!isPast) return id
  await takeOver(server, sample, id)
  const answers = sample.acts ?? []
  // Periods in days end at the end of a day, up to a day and a half later.
  const published = Math.max(sample.daysAgo - environment.noticePeriodDays - 2, 0)
  environment.setClockBack(published)
  await environment.applyDueDeadlines()
  for (const [index, step] of answers.entries()) {
    // The last acceptance still waits for its fee, within the time to pay.
    const isAgreed = step.do === 'accept' && index === answers.length - 1
    const daysAgo = isAgreed ? 1 : Math.max(published - 1 - index * 2, 0)
    environment.setClockBack(daysAgo)
    const answer = await act(await new SampleUser(server).signIn(people[step.by]), id, step, daysAgo)
    if (step.do === 'resolve' && answer?.paymentLink) await environment.pay(answer.paymentLink)
  }
  return id
}
