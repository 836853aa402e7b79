import { setTimeout as delay } from 'node:timers/promises'
import type { Inbox } from '../inbox.ts'
import { password, registrationForm, tokenIn } from '../sign-up.ts'
import { type Counts, type JournalClient, journalClient } from './journal.ts'
import { type KillableInstallation, type Victim, victims } from './killable-installation.ts'
import { type LifeOfClaim, liveClaim } from './lives.ts'

export interface KillRun {
  readonly kills: number
  /** People who file claims at the same time. */
  readonly plaintiffs: number
  /** Load between a server that is ready again and the next kill, at most. */
  readonly loadMilliseconds: number
  /** After so many kills the load rests until all mail is there. */
  readonly restAfter: number
}

export interface KillReport {
  readonly counts: Counts
  readonly lives: readonly LifeOfClaim[]
  /** From the kill until the server answers from its database, and goes on to, in milliseconds. */
  readonly ready: Readonly<Record<Victim, number[]>>
  /** From the last kill before a rest until every invitation has arrived. */
  readonly takenUp: readonly number[]
}

type Person = JournalClient & { readonly email: string }

/** A start that takes longer hangs. */
const longestStart = 60_000
const longestMail = 120_000
/** For so long it has to answer before it counts as ready. */
const steady = 500

export async function untilReady({ url }: KillableInstallation, killedAt: number): Promise<number> {
  let since: number | null = null
  while (performance.now() - killedAt < longestStart) {
    const isUp = await fetch(`${url}/v1/search?term=roof`, { signal: AbortSignal.timeout(5_000) }).then(
      async answer => (await answer.text()) !== '' && answer.status === 200,
      () => false,
    )
    const now = performance.now()
    if (!isUp) since = null
    else since ??= now
    if (since !== null && now - since >= steady) return since - killedAt
    await delay(25)
  }
  throw new Error(`The server was not ready within ${longestStart / 1000} seconds`)
}

export async function signUp(
  url: string,
  inbox: Inbox,
  counts: Counts,
): Promise<JournalClient & { readonly email: string }> {
  const { username, email, ...form } = registrationForm()
  const client = journalClient(url, username, counts)
  const registered = await client.post('/v1/auth/register', { ...form, username, email, password })
  if (registered.status !== 200) throw new Error(JSON.stringify(registered))
  await client.get(`/v1/auth/emails/confirm/${tokenIn(await inbox.take(email, /Confirm/))}`)
  return { ...client, email }
}

/** Whether everybody whose claim was filed has the invitation. */
const isMailed = (lives: readonly LifeOfClaim[], { mail }: Inbox): boolean => {
  const addresses = new Set(mail.flatMap(({ to }) => to?.map(({ address }) => address) ?? []))
  return lives.every(({ filedAt, stranger }) => filedAt === null || addresses.has(stranger))
}

async function untilMailed(lives: readonly LifeOfClaim[], inbox: Inbox, since: number): Promise<number> {
  while (!isMailed(lives, inbox)) {
    if (performance.now() - since > longestMail) throw new Error('Mail is missing two minutes after the last kill')
    await delay(50)
  }
  return performance.now() - since
}

/** People who file claims until it is ended; answers what ends it, when each claim that was begun is where it should be. */
function startLoad(people: readonly JournalClient[], defendant: Person, lives: LifeOfClaim[]): () => Promise<void> {
  let isOver = false
  const working = Promise.all(
    people.map(async plaintiff => {
      while (!isOver) await liveClaim({ plaintiff, defendant }, lives)
    }),
  )
  // Said by whoever ends it.
  working.catch(() => undefined)
  return async () => {
    isOver = true
    await working
  }
}

/**
 * Kills one part of a loaded installation after the other; what became of every act is in the report. The caller stops
 * the installation.
 */
export async function runKills(installation: KillableInstallation, run: KillRun, inbox: Inbox): Promise<KillReport> {
  const { kills, plaintiffs, loadMilliseconds, restAfter } = run
  const counts: Counts = { acts: 0, unknown: 0, replayed: 0, broken: 0 }
  const lives: LifeOfClaim[] = []
  const ready: Record<Victim, number[]> = { server: [], database: [], "database's companion": [], 'whole tree': [] }
  const takenUp: number[] = []
  await untilReady(installation, performance.now())
  const defendant = await signUp(installation.url, inbox, counts)
  const people = await Promise.all(Array.from({ length: plaintiffs }, () => signUp(installation.url, inbox, counts)))
  let stopLoad = startLoad(people, defendant, lives)
  for (let kill = 1; kill <= kills; kill++) {
    const victim = victims[kill % victims.length] ?? 'server'
    await delay(Math.random() * loadMilliseconds)
    const killedAt = performance.now()
    installation.kill(victim)
    ready[victim].push(await untilReady(installation, killedAt))
    if (kill % restAfter > 0 && kill < kills) continue
    await stopLoad()
    takenUp.push(await untilMailed(lives, inbox, killedAt))
    if (kill < kills) stopLoad = startLoad(people, defendant, lives)
  }
  return { counts, lives, ready, takenUp }
}
