import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type KillableInstallation, startKillableInstallation } from '../testing/faults/killable-installation.ts'
import { untilReady } from '../testing/faults/until-ready.ts'
import { isLongTest } from '../testing/long-tests.ts'
import { testDraws } from '../testing/test-seed.ts'

/** `npm run test:faults` runs more than a hundred starts. */
const run = isLongTest
  ? { firstStarts: 15, killsOfEach: 2, laterStarts: 60, startMilliseconds: 4_000 }
  : { firstStarts: 1, killsOfEach: 2, laterStarts: 0, startMilliseconds: 1_500 }

/** Processes to kill; the supervisor restarts them. The whole tree is killed most often, as a machine failure does. */
const victims = ['whole tree', 'server', 'whole tree', "database's companion"] as const

const draws = testDraws()

let installation: KillableInstallation | undefined
afterEach(async () => {
  await installation?.stop()
  installation = undefined
}, 60_000)

const start = async () => {
  installation = await startKillableInstallation({})
  return installation
}

const timesToReady: number[] = []
async function isReadyInTheEnd(started: KillableInstallation): Promise<void> {
  timesToReady.push(await untilReady(started, performance.now()))
  expect(started.starts().failed).toEqual([])
}

test.each(Array.from({ length: run.firstStarts }, (_, index) => [index + 1]))(
  'first start %i that is killed is no hindrance to the next',
  async () => {
    const started = await start()
    for (let kill = 0; kill < run.killsOfEach; kill++) {
      await delay(draws.next() * run.startMilliseconds)
      started.kill('whole tree')
    }
    await isReadyInTheEnd(started)
  },
)

test.skipIf(!isLongTest)(
  'starts that are killed at any moment are no hindrance to the next',
  {
    timeout: 900_000,
  },
  async () => {
    const started = await start()
    for (let kill = 0; started.starts().count < run.laterStarts; kill++) {
      await delay(draws.next() * run.startMilliseconds)
      started.kill(victims[kill % victims.length] ?? 'server')
      // Half of the kills hit a start that is not ready yet.
      if (kill % 2 === 0) await isReadyInTheEnd(started)
    }
    await isReadyInTheEnd(started)
    const longest = Math.max(...timesToReady)
    const starts = run.firstStarts * (run.killsOfEach + 1) + started.starts().count
    process.stdout.write(
      `${starts} starts after kills, none hung; ready after ${(longest / 1_000).toFixed(1)} s at the longest\n`,
    )
  },
)
