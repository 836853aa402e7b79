import { existsSync } from 'node:fs'
import { run } from './run.ts'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const installed = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...places].find(path => path !== '' && existsSync(path))

/** The path of a Chromium for the journeys; Debian's is installed where there is none and that can be done. */
export async function browserPath(): Promise<string> {
  const found = installed()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], quiet)
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], quiet)
  }
  const now = installed()
  if (now) return now
  throw new Error(
    'The journeys need Chromium: install the package chromium, or name an installed one in CHROMIUM_PATH.',
  )
}
