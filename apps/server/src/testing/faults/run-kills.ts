import { setTimeout as delay } from 'node:timers/promises'
import type { Inbox } from '../inbox.ts'
import { testDraws } from '../test-seed.ts'
import type { Counts } from './journal.ts'
import { type KillableInstallation, type Victim, victims } from './killable-installation.ts'
import type { LifeOfClaim } from './lives.ts'
import { signUp, startLoad, untilMailed } from './load.ts'
import { untilReady } from './until-ready.ts'

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

/**
 * Kills one part of a loaded installation after the other; what became of every act is in the report. The caller stops
 * the installation.
 */
export async function runKills(installation: KillableInstallation, run: KillRun, inbox: Inbox): Promise<KillReport> {
  const { kills, plaintiffs, loadMilliseconds, restAfter } = run
  const counts: Counts = { acts: 0, unknown: 0, replayed: 0, broken: 0 }
  const lives: LifeOfClaim[] = []
  const draws = testDraws()
  const ready: Record<Victim, number[]> = { server: [], database: [], "database's companion": [], 'whole tree': [] }
  const takenUp: number[] = []
  await untilReady(installation, performance.now())
  const defendant = await signUp(installation.url, inbox, counts)
  const people = await Promise.all(Array.from({ length: plaintiffs }, () => signUp(installation.url, inbox, counts)))
  let stopLoad = startLoad(people, defendant, lives)
  for (let kill = 1; kill <= kills; kill++) {
    const victim = victims[kill % victims.length] ?? 'server'
    await delay(draws.next() * loadMilliseconds)
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
