import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { checkSurroundings } from './local/check-surroundings.ts'
import { readSettings, type Settings, WrongSetting } from './platform/settings.ts'
import { stopAtSignals } from './wiring/stop-signals.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const complain = (error: unknown) => {
  const text = error instanceof WrongSetting ? error.message : error instanceof Error ? error.stack : error
  process.stderr.write(`${text}\n`)
}

/**
 * Settings; the command line may name the role.
 * @throws WrongSetting with one line
 */
function settingsGiven() {
  try {
    const { role } = parseArgs({ options: { role: { type: 'string' } } }).values
    return readSettings({ ...process.env, ...(role !== undefined && { ROLE: role }) })
  } catch (error) {
    throw error instanceof TypeError
      ? new WrongSetting(
          `${error.message.split(/\. |\n/)[0]}. What can be said here is --role all, api, worker or migrate.`,
        )
      : error
  }
}

const running = new AsyncDisposableStack()
let stopped: Promise<void> | undefined
let role: Settings['ROLE'] | undefined
/** Stops everything once, even if called again, and exits. */
const stop = (code: number): Promise<void> => {
  stopped ??= running.disposeAsync().then(
    () => process.exit(code),
    error => {
      complain(error)
      process.exit(1)
    },
  )
  return stopped
}

// On a machine with much memory, V8 lets garbage grow to three times the live heap before it collects.
setFlagsFromString('--heap-growing-percent=50')
// Evidence, mail and keys: other users may not read any file that this process or its children write.
process.umask(0o077)
stopAtSignals(() => {
  say('Stopping: what is under way is finished first. Ctrl-C once more ends it at once.')
  // An interrupted migration is rolled back as a whole. Exit code 1 tells scripts that it is not done.
  return stop(role === 'migrate' ? 1 : 0)
})
try {
  const settings = settingsGiven()
  role = settings.ROLE
  await checkSurroundings(settings)
  if (role === 'migrate') {
    const { migrate } = await import('./platform/database/migrate.ts')
    say(await migrate(settings.DATABASE_URL ?? ''))
    await stop(0)
  }
  // Imports the server after the checks, so that a wrong setting is reported at once.
  const { startServer } = await import('./wiring/start-server.ts')
  for (const line of await startServer(settings, running)) say(line)
} catch (error) {
  // A start that is interrupted by a stop fails, which is no error.
  if (!stopped) complain(error)
  await stop(1)
}
