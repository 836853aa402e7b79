import { existsSync } from 'node:fs'
import { run } from './run.ts'

/** The shell is the same browser without its windows, and takes a quarter less of the machine. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

const installed = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...places].find(path => path !== '' && existsSync(path))

/** The path of a Chromium for the journeys; Debian's is installed where there is none and that can be done. */
export async function browserPath(): Promise<string> {
  const found = installed()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], quiet)
    const install = (browser: string) =>
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-liberation'], quiet)
    if ((await install('chromium-headless-shell')) !== 0) await install('chromium')
  }
  const now = installed()
  if (now) return now
  throw new Error(
    'The journeys need Chromium: install the package chromium-headless-shell or chromium, or name an installed one in CHROMIUM_PATH.',
  )
}
