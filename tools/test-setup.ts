import fc from 'fast-check'
import { afterEach, vi } from 'vitest'

// Every property of a run draws from one seed, which what failed names.
const seed = Number(process.env.TEST_SEED)
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed })

// A stub ends with its test: the files of a worker share their globals.
afterEach(() => void vi.unstubAllGlobals())

afterEach(({ task }) => {
  if (task.result?.state === 'fail') process.stderr.write(`TEST_SEED=${seed} repeats what failed: ${task.name}\n`)
})
