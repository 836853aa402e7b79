import { createPublicKey } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareLocalRecipient } from '@redress/localnet/local-recipient.ts'
import { expect } from 'vitest'
import { runningInstallation } from '../../local/running-installation.ts'
import { readSettings } from '../../platform/settings.ts'
import { documentedCommand, filledCommand } from '../documented-commands.ts'
import { emptyDatabase } from '../fresh-database.ts'
import { password, registrationForm } from '../sign-up.ts'
import { type OperatorsFolder, ownPorts, project, type RunningServer } from './command-line.ts'
import { machinesPath } from './machines-node.ts'
import { once } from './once.ts'

const post = async (url: string, path: string, body: object): Promise<number> => {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status
}
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)
/** Last line of a successful backup. */
const success = /\d+ rows?, \d+ documents? \(.*\), and \d+ jobs? not done yet/
/** Last line of a successful check of a backup. */
const checked = /redress-\S+ can be restored: the state of .*, \d+ rows?, /
const encryptedName = '/backups/redress-2026-11-22T030000.000Z.tar.gz.age'

/** Replaces the documented folders in a command with actual ones. */
const inFolders = (command: string, folders: Readonly<Record<string, string>>): string =>
  filledCommand(command, Object.fromEntries(Object.entries(folders).filter(([name]) => command.includes(name))))

/** Starts, backups and restores, on one installation that starts on first use. */
export function installationRuns({ checkout, folders, newPath, run, startServer }: OperatorsFolder) {
  const form = registrationForm()
  const canLogIn = async ({ url }: RunningServer) =>
    (await post(url, '/v1/auth/login', { username: form.username, password })) === 200

  const server = once(async command => {
    const started = await startServer(command, { ...(await ownPorts()), DATA_DIR: folders['/srv/redress'] })
    expect(await post(started.url, '/v1/auth/register', form)).toBe(200)
    return started
  })
  const running = () => server(documentedCommand('upgrading.md', 'npm run serve'))

  /** The only new file in a folder after an act. */
  async function newFileIn(folder: string, act: () => Promise<unknown>): Promise<string> {
    const before = new Set(readdirSync(folder))
    await act()
    const [name, ...others] = readdirSync(folder).filter(each => !before.has(each))
    expect(others).toEqual([])
    return join(folder, name ?? '')
  }

  async function backUpInto(folder: string, command: string, name: RegExp): Promise<string> {
    const { env } = await running()
    const file = await newFileIn(folder, async () => {
      const { code, output, complaint } = await run(inFolders(command, folders), { env })
      expect({ code, output, complaint }).toEqual({ code: 0, output: expect.stringMatching(success), complaint: '' })
    })
    expect(file.slice(folder.length + 1)).toMatch(name)
    expect(modeOf(file)).toBe('600')
    return file
  }
  const plainName = /^redress-\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z\.tar\.gz$/
  const backUp = once(command => backUpInto(folders['/backups'], command, plainName))
  const plainBackup = () => backUp(documentedCommand('upgrading.md', 'npm run operator -- backup write'))

  const makePassphrase = once(async command => {
    expect(await run(inFolders(command, folders))).toEqual({ code: 0, output: '', complaint: '' })
    const file = join(folders['/etc/redress'], 'backup-passphrase')
    expect(modeOf(file)).toBe('600')
    expect(readFileSync(file, 'utf8').trim().length).toBeGreaterThanOrEqual(16)
  })
  const passphrase = () => makePassphrase(documentedCommand('backup.md', '(umask'))

  const backUpEncrypted = once(async command => {
    await passphrase()
    const file = await backUpInto(folders['/backups'], command, /^redress-\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z\.tar\.gz\.age$/)
    expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n/)
    return file
  })
  const encryptedBackup = () =>
    backUpEncrypted(
      documentedCommand(
        'backup.md',
        'BACKUP_PASSPHRASE_FILE=/etc/redress/backup-passphrase npm run operator -- backup write',
      ),
    )

  const restoreEncrypted = once(async command => {
    const values = { [encryptedName]: await encryptedBackup(), '/srv/redress': newPath('restored') }
    const { code, output, complaint } = await run(inFolders(command, { ...folders, ...values }))
    const promised = expect.stringMatching(/Restored the state of .*, into DATA_DIR/)
    expect({ code, output, complaint }).toEqual({ code: 0, output: promised, complaint: '' })
    return values['/srv/redress']
  })

  /** Unpacks a backup in a new folder with the command, and checks its contents. */
  async function unpack(command: string, values: Record<string, string>, path = ''): Promise<void> {
    const folder = newPath(`unpacked-${crypto.randomUUID()}`)
    mkdirSync(folder)
    const env = { PATH: `${path}:${machinesPath}`, ...passphraseIn() }
    const { code, complaint } = await run(filledCommand(command, values), { cwd: folder, env })
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['redress.json', 'database', 'end.json']))
    const [part = ''] = readdirSync(join(folder, 'database/users'))
    expect(readFileSync(join(folder, 'database/users', part), 'utf8')).toContain(form.username)
  }
  const passphraseIn = () => ({ PASSPHRASE_FILE: join(folders['/etc/redress'], 'backup-passphrase') })

  const makeKey = once(async command => {
    expect(await run(command)).toMatchObject({ code: 0, output: '' })
    return join(checkout, 'dkim.pem')
  })

  /** Starts a process of one role, with the installation's shared settings. */
  async function startRole(command: string): Promise<void> {
    const { env } = await running()
    const settings = runningInstallation(readSettings(env))
    const shared = ['DATABASE_URL', 'SMTP_URL', 'SOLANA_RPC_URL', 'SOLANA_WS_URL'] as const
    const { PORT = '' } = await ownPorts()
    const one = await startServer(command, {
      ...Object.fromEntries(shared.map(name => [name, settings[name]])),
      PAYMENT_RECIPIENT: await prepareLocalRecipient(settings.SOLANA_RPC_URL, join(settings.DATA_DIR, 'chain')),
      ...{ SOLANA_CLUSTER: 'localnet', SECRET_KEY: 'f'.repeat(64), PUBLIC_URL: `http://127.0.0.1:${PORT}` },
      // Folder with the installation's documents.
      ...{ DATA_DIR: settings.DATA_DIR, PORT },
    })
    expect((await fetch(`${one.url}/readyz`)).status).toBe(200)
    expect((await fetch(`${one.url}/v1/configuration`)).status).toBe(/--role api$/.test(command) ? 200 : 404)
    expect(await one.terminate()).toBe(0)
    await expect(fetch(`${one.url}/livez`)).rejects.toThrow('fetch failed')
  }

  /** Runs `npm start`, in a new data folder unless one is given. */
  const startAll = async (command: string, env: Readonly<Record<string, string>> = {}): Promise<RunningServer> =>
    startServer(command, { ...(await ownPorts()), DATA_DIR: newPath(`data-${crypto.randomUUID()}`), ...env })

  return {
    start: async (command: string) => {
      const started = await server(command)
      expect((await fetch(`${started.url}/readyz`)).status).toBe(200)
    },
    startRole,
    migrate: async (command: string) => {
      await using empty = await emptyDatabase()
      const migrated = () => run(command, { env: { DATABASE_URL: empty.url } })
      expect(await migrated()).toMatchObject({
        code: 0,
        output: expect.stringMatching(/^The database is at .*: [1-9]/m),
      })
      expect(await migrated()).toMatchObject({ code: 0, output: expect.stringMatching(/^The database is at .*/m) })
      expect(await run(command)).toMatchObject({ code: 1, output: expect.not.stringContaining('The database is at') })
    },

    backUpHere: async (command: string) => {
      await backUpInto(checkout, command, plainName)
    },
    backUp: async (command: string) => {
      await backUp(command)
    },
    backUpByName: async (command: string) => {
      const file = await backUpInto(folders['/backups'], command, /^before-update\.tar\.gz$/)
      const content = readFileSync(file)
      const again = await run(inFolders(command, folders), { env: (await running()).env })
      expect(again).toMatchObject({ code: 1, complaint: expect.stringMatching(/^[^\n]+\n$/) })
      expect(readFileSync(file).equals(content)).toBe(true)
    },
    makePassphrase,
    backUpEncrypted: async (command: string) => {
      await backUpEncrypted(command)
    },
    /** Runs in cron's environment, without settings and working directory. */
    backUpAtNight: async (command: string) => {
      await passphrase()
      await running()
      const log = join(folders['/var/log'], 'redress-backup.log')
      const atNight = (secrets: string) =>
        run(inFolders(command, { ...folders, '/etc/redress': secrets }), { shell: '/bin/sh', cwd: '/' })
      await newFileIn(folders['/backups'], async () => {
        expect(await atNight(folders['/etc/redress'])).toEqual({ code: 0, output: '', complaint: '' })
      })
      expect(readFileSync(log, 'utf8')).toMatch(success)
      const failed = await atNight(newPath('nowhere'))
      expect(failed).toEqual({ code: 1, output: '', complaint: expect.stringMatching(/^[^\n]+\n$/) })
    },
    checkBackup: async (command: string) => {
      await encryptedBackup()
      const { code, output, complaint } = await run(inFolders(command, folders), { env: (await running()).env })
      expect({ code, output, complaint }).toEqual({ code: 0, output: expect.stringMatching(checked), complaint: '' })
    },
    checkBackupWeekly: async (command: string) => {
      await encryptedBackup()
      const log = join(folders['/var/log'], 'redress-backup.log')
      const ran = await run(inFolders(command, folders), { shell: '/bin/sh', cwd: '/' })
      expect(ran).toEqual({ code: 0, output: '', complaint: '' })
      expect(readFileSync(log, 'utf8')).toMatch(checked)
    },
    deleteOldBackups: async (command: string) => {
      const put = (name: string, days: number) => {
        const path = join(folders['/backups'], name)
        writeFileSync(path, '')
        const at = new Date(Date.now() - days * 86_400_000)
        utimesSync(path, at, at)
        return path
      }
      const [old, other] = [put('redress-old.tar.gz.age', 32), put('letter.txt', 32)]
      const recent = put('redress-recent.tar.gz.age', 29)
      expect(await run(inFolders(command, folders))).toEqual({ code: 0, output: '', complaint: '' })
      expect([old, other, recent].map(existsSync)).toEqual([false, true, true])
    },

    restoreEncrypted: async (command: string) => {
      await restoreEncrypted(command)
    },
    startRestored: async (command: string) => {
      const dataDir = await restoreEncrypted(
        documentedCommand('backup.md', 'DATA_DIR=/srv/redress BACKUP_PASSPHRASE_FILE='),
      )
      const started = await startAll(inFolders(command, { '/srv/redress': dataDir }))
      expect(await canLogIn(started)).toBe(true)
      await started.interrupt()
    },
    restoreAndStart: async (command: string) => {
      const env = await ownPorts()
      const ports = { '3100': env.PORT, '3125': env.SMTP_PORT, '3180': env.MAIL_UI_PORT, '3199': env.LOCALNET_PORT }
      const values = { ...ports, '/tmp/check': newPath('check'), [encryptedName]: await encryptedBackup() }
      const started = await startServer(inFolders(command, { ...folders, ...(values as Record<string, string>) }), env)
      expect(await canLogIn(started)).toBe(true)
      await started.interrupt()
    },
    restoreIntoDatabase: async (command: string) => {
      await using empty = await emptyDatabase()
      const env = { DATABASE_URL: empty.url, DATA_DIR: newPath('way-back') }
      const { code, output, complaint } = await run(filledCommand(command, { FILE: await plainBackup() }), { env })
      const promised = expect.stringContaining('the database of DATABASE_URL')
      expect({ code, output, complaint }).toEqual({ code: 0, output: promised, complaint: '' })
      const found = await empty.database
        .selectFrom('users' as never)
        .select('username' as never)
        .execute()
      expect(found).toEqual([{ username: form.username }])
    },
    unpack: async (command: string) => unpack(command, { FILE: await plainBackup() }),
    /** Replaces age's prompt for the passphrase with its own library under the program's name. */
    unpackEncrypted: async (command: string) => {
      const programs = newPath('programs')
      mkdirSync(programs)
      const script = join(import.meta.dirname, '../age-process.ts')
      writeFileSync(join(programs, 'age'), `#!/bin/sh\nexec "${process.execPath}" "${script}" "$@"\n`, { mode: 0o755 })
      await unpack(command, { FILE: await encryptedBackup() }, programs)
    },

    makeKey: async (command: string) => {
      readSettings({
        DKIM_SELECTOR: 'redress1',
        DKIM_PRIVATE_KEY: readFileSync(await makeKey(command), 'utf8'),
        MAIL_FROM: 'Redress <no-reply@letters.redress.example>',
      })
    },
    printKey: async (command: string) => {
      await makeKey(documentedCommand('mail.md', 'openssl genpkey'))
      const { output } = await run(command)
      const shown = /p=(\w+)…/.exec(readFileSync(join(project, 'docs/operations/mail.md'), 'utf8'))?.[1] ?? 'nothing'
      expect(output.startsWith(shown)).toBe(true)
      const key = createPublicKey({ key: Buffer.from(output, 'base64'), format: 'der', type: 'spki' })
      expect(key.asymmetricKeyDetails?.modulusLength).toBe(2048)
    },

    startAll: async (command: string) => {
      const started = await startAll(command)
      expect((await fetch(`${started.url}/readyz`)).status).toBe(200)
      expect(await (await fetch(started.url)).text()).toContain('<title>')
      await started.interrupt()
    },
    startWithNumbers: async (command: string) => {
      const { PORT = '' } = await ownPorts()
      const started = await startAll(filledCommand(command, { '9464': PORT }))
      const numbers = await fetch(`http://127.0.0.1:${PORT}/metrics`)
      expect(await numbers.text()).toMatch(/^target_info\{.*redress_role="all"/m)
      await started.interrupt()
    },
  }
}
