import type { FastifyInstance } from 'fastify'
import { Member } from './member.ts'
import { type Act, type Company, type PersonName, people, type Story } from './world.ts'

interface SeededClaim {
  readonly id: string
  readonly status: string
  readonly paymentLink: string | null
}

export interface Teller {
  /** The API with its clock in the story's past, where filing and disputing are free. */
  readonly past: FastifyInstance
  /** The API as it is today. */
  readonly today: FastifyInstance
  /** Pays a payment link on the chain. */
  readonly pay: (link: string) => Promise<unknown>
  readonly turnBack: (days: number) => void
  /** Publishes what is due on the story's clock. */
  readonly publish: () => Promise<void>
  readonly noticePeriodDays: number
}

const dateBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

async function addDefendants(
  member: Member,
  claimId: string,
  against: readonly (Company | PersonName)[],
): Promise<void> {
  const url = `/v1/claims/${claimId}/defendants`
  for (const one of against) {
    if (typeof one === 'string') {
      const { firstName, lastName, email } = people[one]
      await member.call('POST', `${url}/individual`, { firstName, lastName, email })
      continue
    }
    const { representative, ...company } = one
    const { id } = await member.call<{ id: string }>('POST', `${url}/company`, company)
    if (!representative) continue
    const { firstName, lastName, email } = people[representative.person]
    await member.call('POST', `${url}/company/${id}`, {
      firstName,
      lastName,
      email,
      companyPosition: representative.position,
    })
  }
}

/** Fills a draft, as far as the story goes. */
async function draft(member: Member, story: Story): Promise<SeededClaim> {
  const claim = await member.call<SeededClaim>('POST', '/v1/claims')
  await addDefendants(member, claim.id, story.against)
  const [location, jurisdiction] = story.place
  await member.call('PATCH', `/v1/claims/${claim.id}`, {
    type: story.type,
    dateOfClaim: dateBefore(story.daysAgo + 40),
    value: story.value,
    currency: story.currency,
    location,
    jurisdiction,
    howDidInteractionBegin: story.began,
    whatDidDefendantDo: story.they,
    whatDidYouDo: story.plaintiffDid,
    resolvelmentOffered: story.offered,
    isMaterialEvidenceAvailable: true,
    communicationCurrentStatus: story.status,
    lastCommunication: dateBefore(story.daysAgo + 8),
    lastResponse: story.status,
  })
  if (story.stage === 'draft') return claim
  await member.upload(
    `/v1/claims/${claim.id}/documents/files`,
    'correspondence.txt',
    `${story.began}\n\n${story.they}\n`,
  )
  await member.call('POST', `/v1/claims/${claim.id}/documents/urls`, {
    url: 'https://files.example/photographs',
    urlDescription: 'Photographs, with dates',
  })
  await member.call('PATCH', `/v1/claims/${claim.id}`, {
    disclaimerTerms: true,
    disclaimerDocumentation: true,
    disclaimerConsent: true,
    representationStatus: 'Not Represented',
  })
  return claim
}

async function act(member: Member, claimId: string, step: Act): Promise<SeededClaim> {
  const url = `/v1/claims/${claimId}`
  switch (step.do) {
    case 'dispute':
      return member.call('POST', `${url}/dispute`, { disputeReason: step.reason, disputeExplanation: step.explanation })
    case 'propose': {
      const { value, winningParty, costOwner } = step
      return member.call('POST', `${url}/propose-resolution`, { value, winningParty, costOwner })
    }
    case 'resolve':
      return member.call('POST', `${url}/resolve`)
    default:
      return member.call('POST', `${url}/${step.do}-resolution`)
  }
}

/** Tells one story through the API, each step on its day; answers the claim's id. */
export async function tellStory(story: Story, teller: Teller): Promise<string> {
  const isPast = story.stage === 'filed'
  const server = isPast ? teller.past : teller.today
  teller.turnBack(isPast ? story.daysAgo : 0)
  const plaintiff = await new Member(server).signIn(people[story.plaintiff])
  const { id } = await draft(plaintiff, story)
  if (story.stage === 'draft') return id
  const { paymentLink } = await plaintiff.call<SeededClaim>('POST', `/v1/claims/${id}/submit`)
  if (story.stage === 'in notice period' && paymentLink) await teller.pay(paymentLink)
  if (!isPast) return id
  const answers = story.acts ?? []
  const published = Math.max(story.daysAgo - teller.noticePeriodDays, 0)
  teller.turnBack(published)
  await teller.publish()
  for (const [index, step] of answers.entries()) {
    teller.turnBack(Math.max(published - 1 - index * 2, 0))
    const { paymentLink: link } = await act(await new Member(server).signIn(people[step.by]), id, step)
    if (step.do === 'resolve' && link) await teller.pay(link)
  }
  return id
}
