import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePorts } from '../../apps/server/src/testing/free-ports.ts'

/** A running Redress, started as its command starts it. */
export interface Installation {
  readonly url: string
  readonly mailUrl: string
  readonly smtpUrl: string
  readonly rpcUrl: string
  /** Data folder. */
  readonly folder: string
  /** Seeds the sample data of `npm run seed`. */
  seed(): Promise<void>
  /** Process id. Under `npm start` it is the leader of a process group. */
  readonly pid: number
  /** Resolves with the exit code or signal when the process has ended. */
  readonly ended: Promise<number | string>
  /** Stops it with SIGINT, as Ctrl-C does; returns the exit code. */
  stop(): Promise<number | string>
}

export interface InstallationOptions {
  readonly settings?: Record<string, string>
  /** Data folder, which is kept; by default a temporary one that is deleted with the installation. */
  readonly dataDir?: string
  /** Starts with `npm start` rather than the server's own command. */
  readonly byNpm?: boolean
}

const main = join(import.meta.dirname, '../../apps/server/src/main.ts')
const seed = join(import.meta.dirname, '../../apps/server/src/seed/main.ts')

async function ready(child: ChildProcess): Promise<void> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', chunk => {
      output += chunk
      if (output.includes('Ctrl-C stops')) child.emit('ready')
    })
  }
  await Promise.race([
    once(child, 'ready'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The installation ended at its start with ${code}:\n${output}`)
    }),
  ])
}

export async function startInstallation(options: InstallationOptions = {}): Promise<Installation> {
  const { settings = {}, dataDir, byNpm = false } = options
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'redress-journey-'))
  const port = await freePorts(5)
  const env = {
    ...process.env,
    PORT: String(port),
    SMTP_PORT: String(port + 1),
    MAIL_UI_PORT: String(port + 2),
    LOCALNET_PORT: String(port + 3),
    DATA_DIR: folder,
    REQUESTS_PER_MINUTE: '10000',
    // Browsers and servers share few cores in a test.
    EVENT_LOOP_DELAY_LIMIT: 'PT0S',
    REQUESTS_AT_ONCE: '100000',
    ...settings,
  }
  const [program, parameter] = byNpm ? ['npm', 'start'] : ['node', main]
  const child = spawn(program, [parameter], { env, stdio: ['ignore', 'pipe', 'pipe'], detached: byNpm })
  const ended = once(child, 'exit').then(([code, signal]: (number | string | null)[]) => code ?? signal ?? '')
  await ready(child)
  return {
    url: `http://localhost:${port}`,
    mailUrl: `http://localhost:${port + 2}`,
    smtpUrl: `smtp://127.0.0.1:${port + 1}`,
    rpcUrl: `http://localhost:${port + 3}`,
    folder,
    async seed() {
      const seeding = spawn('node', [seed], { env, stdio: ['ignore', 'ignore', 'pipe'] })
      const said = text(seeding.stderr)
      const [code] = await once(seeding, 'exit')
      if (code !== 0) throw new Error(`The sample data could not be seeded (${code}):\n${await said}`)
    },
    pid: child.pid ?? 0,
    ended,
    async stop() {
      child.kill('SIGINT')
      const code = await ended
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true })
      return code
    },
  }
}
