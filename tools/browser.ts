import { existsSync } from 'node:fs'
import { run, runQuietly } from './run.ts'

/** The same browser without its windows, which takes a quarter less of the machine. */
const shell = '/usr/bin/chromium-headless-shell'
const candidates = [shell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const installed = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...candidates].find(path => path !== '' && existsSync(path))

const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * CI always installs the headless shell, even beside another browser. Other machines are left unchanged if any browser
 * is there.
 */
const isEnough = (browser: string | undefined): boolean =>
  browser !== undefined && (!process.env.CI || browser === shell || browser === process.env.CHROMIUM_PATH)

let isSaid = false

/** Prints the browser's version once, because tests may pass in one version and fail in the next. */
async function sayVersion(browser: string): Promise<void> {
  if (isSaid) return
  isSaid = true
  const { output } = await runQuietly(browser, ['--version'], {})
  const version = output.split('\n').find(line => /\d+\.\d+\.\d+/.test(line))
  process.stdout.write(`Browser: ${version?.trim() ?? 'tells no version'} (${browser})\n`)
}

/** The path of a Chromium for the journeys; Debian's is installed where there is none and that can be done. */
export async function browserPath(): Promise<string> {
  const found = installed()
  if (!isEnough(found) && canInstall()) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], quiet)
    const install = (browser: string) =>
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-liberation'], quiet)
    if ((await install('chromium-headless-shell')) !== 0 && !found) await install('chromium')
  }
  const now = installed()
  if (now) {
    await sayVersion(now)
    return now
  }
  throw new Error(
    'The journeys need Chromium: install the package chromium-headless-shell or chromium, or name an installed one in CHROMIUM_PATH.',
  )
}
