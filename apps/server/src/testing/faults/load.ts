import { setTimeout as delay } from 'node:timers/promises'
import type { Inbox } from '../inbox.ts'
import { password, registrationForm, tokenIn } from '../sign-up.ts'
import { type Counts, type JournalClient, journalClient } from './journal.ts'
import { type LifeOfClaim, liveClaim } from './lives.ts'

export type Person = JournalClient & { readonly email: string }

const longestMail = 120_000

export async function signUp(servers: string | readonly string[], inbox: Inbox, counts: Counts): Promise<Person> {
  const { username, email, ...form } = registrationForm()
  const client = journalClient(servers, username, counts)
  const registered = await client.post('/v1/auth/register', { ...form, username, email, password })
  if (registered.status !== 200) throw new Error(JSON.stringify(registered))
  await client.get(`/v1/auth/emails/confirm/${tokenIn(await inbox.take(email, /Confirm/))}`)
  return { ...client, email }
}

/** True if every filed claim's letter has arrived. */
const isMailed = (lives: readonly LifeOfClaim[], { mail }: Inbox): boolean => {
  const addresses = new Set(mail.flatMap(({ to }) => to?.map(({ address }) => address) ?? []))
  return lives.every(({ filedAt, stranger }) => filedAt === null || addresses.has(stranger))
}

/** Waits for the mail of all claims; returns the duration. */
export async function untilMailed(lives: readonly LifeOfClaim[], inbox: Inbox, since: number): Promise<number> {
  while (!isMailed(lives, inbox)) {
    if (performance.now() - since > longestMail) throw new Error('Mail is missing after two minutes')
    await delay(50)
  }
  return performance.now() - since
}

/** Starts people who file claims; returns a function that stops them and waits for claims in progress. */
export function startLoad(
  people: readonly JournalClient[],
  defendant: Person,
  lives: LifeOfClaim[],
): () => Promise<void> {
  let isOver = false
  const working = Promise.all(
    people.map(async plaintiff => {
      while (!isOver) await liveClaim({ plaintiff, defendant }, lives)
    }),
  )
  // The caller of `stop` gets the error.
  working.catch(() => undefined)
  return async () => {
    isOver = true
    await working
  }
}
