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
  /** Number of concurrent plaintiffs. */
  readonly plaintiffs: number
  /** Longest load between readiness and the next kill. */
  readonly loadMilliseconds: number
  /** Number of kills after which the load pauses until all mail has arrived. */
  readonly restAfter: number
}

export interface KillReport {
  readonly counts: Counts
  readonly lives: readonly LifeOfClaim[]
  /** Milliseconds from the kill until the server answers steadily from its database. */
  readonly ready: Readonly<Record<Victim, number[]>>
  /** Milliseconds from the last kill before a pause until every letter has arrived. */
  readonly takenUp: readonly number[]
}

/**
 * Kills the parts of an installation under load, one after the other, and reports the fate of every act. The caller
 * stops the installation.
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
