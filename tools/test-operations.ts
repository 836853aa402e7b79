import { browserPath } from './browser.ts'
import { run } from './run.ts'

/** Tests whose long form has no command of its own; each needs the whole machine. */
const alone = [...['roles', 'rolling-upgrade', 'availability', 'point-in-time', 'operations-commands']]

// `TEST_LENGTH=short` runs the short forms of the whole suite, as CI does.
const isShort = process.env.TEST_LENGTH === 'short'
const parameters = isShort ? ['--maxWorkers', '2'] : ['--no-file-parallelism', ...alone]
const environment = { TEST_LENGTH: isShort ? 'short' : 'long', CHROMIUM_PATH: await browserPath() }
process.exit(await run('vitest', ['run', '--project', 'operations', ...parameters], environment))
