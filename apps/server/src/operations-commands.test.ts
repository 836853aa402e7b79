import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { nouns } from './operator/nouns.ts'
import { clamd } from './testing/clamd.ts'
import { commandsOf, documents } from './testing/documented-commands.ts'
import { isLongTest } from './testing/long-tests.ts'
import { operatorsFolder, project } from './testing/operations/command-line.ts'
import { freshCopyRuns, registryMissing } from './testing/operations/fresh-copy.ts'
import { installationRuns } from './testing/operations/installation-runs.ts'
import { oldestNodeMissing } from './testing/operations/machines-node.ts'
import type { Run } from './testing/operations/once.ts'
import { type OperatorRuns, startOperatorRuns } from './testing/operations/operator-runs.ts'
import { noCheckout, noPsql, ownMachineRuns } from './testing/operations/own-machine-runs.ts'
import { scannerRuns } from './testing/operations/scanner-runs.ts'

/** Treatment of one documented command. */
type Entry =
  | { readonly run: Run; readonly isLong?: boolean; readonly missing?: string | false }
  /** Covered by another test: the file that runs it, and the string by which that file finds it in the document. */
  | { readonly ranBy: string; readonly takenIn: string }
  /** Cannot run here; `check` verifies what can be verified without running it. */
  | { readonly whyNot: string; readonly check: Run; readonly missing?: string | false }

const folder = operatorsFolder()
const installation = installationRuns(folder)
const scanner = scannerRuns(folder)
const fresh = freshCopyRuns(folder)
const machine = ownMachineRuns(folder)
let operator: OperatorRuns
beforeAll(async () => {
  operator = await startOperatorRuns(folder)
})
afterAll(async () => {
  await operator?.stop()
  await scanner.stop()
  await folder.remove()
})

const read = (name: string) => readFileSync(join(project, name), 'utf8')
const isThere = (name: string) => expect(existsSync(join(project, name)), name).toBe(true)

const here = (run: Run): Entry => ({ run })
const long = (run: Run, missing: string | false = false): Entry => ({ run, isLong: true, missing })
const byOperator = (name: Exclude<keyof OperatorRuns, 'stop'>): Entry => ({ run: command => operator[name](command) })

const availability = 'testing/availability'
const inAvailability = (file: string): Entry => ({ ranBy: 'availability.test.ts', takenIn: `${availability}/${file}` })
const inPointInTime = (file: string): Entry => ({ ranBy: 'point-in-time.test.ts', takenIn: file })
const inItself = (file: string): Entry => ({ ranBy: file, takenIn: file })

const hasPackageLists = spawnSync('apt-cache', ['show', 'nginx']).status === 0
const packages: Entry = {
  whyNot: 'it would change the machine',
  missing: !hasPackageLists && 'no list of Debian packages is here',
  check: async command => {
    const [, names = ''] = / install (.*)/.exec(command) ?? []
    const { stdout } = spawnSync('apt-cache', ['show', ...names.split(' ')], { encoding: 'utf8' })
    const known = new Set([...stdout.matchAll(/^Package: (.*)$/gm)].map(([, name]) => name))
    expect(names.split(' ').filter(name => !known.has(name))).toEqual([])
  },
}

const { services } = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, { command?: string[]; volumes: string[] }>
}
const compose: Entry = {
  whyNot: 'no engine of containers is here',
  check: async command => {
    const [, action = '', ...words] = command.split(' ').slice(1)
    expect(['build', 'exec', 'logs', 'run', 'up']).toContain(action)
    const named = words.filter(word => !word.startsWith('-'))
    // The words after the service name are passed to the program.
    const meant = action === 'exec' || action === 'run' ? named.slice(0, 1) : named
    expect(meant.filter(name => !(name in services))).toEqual([])
    for (const word of words.filter(each => each.endsWith('.ts'))) isThere(word)
    for (const word of words.filter(each => each.startsWith('/'))) {
      expect(services[meant[0] ?? '']?.volumes.some(volume => volume.endsWith(`:${word}`))).toBe(true)
    }
  },
}
const image: Entry = {
  whyNot: 'no engine of containers is here; deployment.test.ts reads the Dockerfile',
  check: async command => {
    expect(command.endsWith(' .')).toBe(true)
    isThere('Dockerfile')
  },
}
const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0
const secret: Entry = {
  whyNot: 'no cluster is here; what it would make there is looked at',
  missing: !hasKubectl && 'kubectl is not installed',
  check: async command => {
    const values = `printf 'SECRET_KEY=a\\n' > secrets.env`
    const { output } = await folder.run(`${values} && ${command} --dry-run=client --output=yaml`)
    expect(parse(output)).toMatchObject({
      ...{
        kind: 'Secret',
        metadata: { name: read('deploy/helm/example-values.yaml').match(/existingSecret: (\S+)/)?.[1] },
      },
      data: { SECRET_KEY: 'YQ==' },
    })
  },
}
const release: Entry = {
  whyNot: 'no cluster is here; deployment.test.ts reads the chart',
  check: async command => {
    const [action, ...words] = command.split(' ').slice(1)
    const [name, chart] = words.filter(word => !word.startsWith('-'))
    expect(name).toBe('redress')
    if (action === 'upgrade') isThere(`${chart}/Chart.yaml`)
  },
}
const onMachine = (whyNot: string, check: Run): Entry => ({ whyNot, check })
/** Every unit named in a systemctl command has a file, templates included. */
const units = onMachine('systemd is not the first process here', async command => {
  const named = command.match(/\bredress[\w@-]*\.(service|timer)/g) ?? []
  for (const unit of named) isThere(`deploy/systemd/${unit.replace(/@[\w-]+/, '@')}`)
  const verbs = [...command.matchAll(/redress-backup@(\w+)/g)].map(([, verb = '']) => verb)
  const known = nouns.get('backup')?.usage.map(line => line.split(' ')[0])
  expect(known).toEqual(expect.arrayContaining(verbs))
})
const byItself = onMachine('it needs nothing of ours', async () => undefined)
const ofTests: Entry = {
  whyNot: 'it is about the tests themselves, and this is one of them',
  check: async command => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    expect(Object.keys(scripts)).toContain(command.replace(/^npm (run )?/, '').split(' ')[0])
  },
}

const isRoot = process.getuid?.() === 0
const noRegistry = isLongTest && registryMissing()
const noClamd = !clamd && 'clamd is not installed (Debian: clamav-daemon)'
const noClamdscan = !existsSync('/usr/bin/clamdscan') && 'clamdscan is not installed (Debian: clamdscan)'

const copySettings: Run = async command => {
  expect(await folder.run(command)).toEqual({ code: 0, output: '', complaint: '' })
  const file = join(folder.checkout, '.env')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).toBe(read('deploy/compose/env.example'))
}
const makeBackupFolder: Run = async command => {
  expect(await folder.run(command)).toEqual({ code: 0, output: '', complaint: '' })
  expect(statSync(join(folder.checkout, 'backups'))).toMatchObject({ uid: 1000, gid: 1000 })
}

const table: Readonly<Record<string, Readonly<Record<string, Entry>>>> = {
  'accounts.md': {
    'npm run operator -- accounts second-factor-off USERNAME --by WHO --because WHY': byOperator('secondFactorOff'),
  },
  'acts.md': {
    'npm run operator -- acts': byOperator('listActs'),
    'npm run operator -- acts all': byOperator('listActs'),
    'npm run operator -- payments apply TRANSFER to PAYMENT --by WHO --because WHY': byOperator('apply'),
    'npm run operator -- payments returned TRANSFER SIGNATURE --by WHO --because WHY': byOperator('returned'),
    "npm run operator -- reports restrict REPORT 'REASON' --by WHO": byOperator('moderate'),
    "npm run operator -- reports redact REPORT 'REASON' WHAT 'PASSAGE' --by WHO": byOperator('redact'),
    "npm run operator -- reports refuse REPORT 'REASON' --by WHO": byOperator('refuseReport'),
    "npm run operator -- reports restore REPORT 'REASON' --by WHO": byOperator('moderate'),
    "npm run operator -- reports keep REPORT 'REASON' --by WHO": byOperator('moderate'),
    'npm run operator -- records merge COMPANY OTHER --by WHO --because WHY': byOperator('arrangeRecords'),
    'npm run operator -- records split COMPANY --by WHO --because WHY': byOperator('arrangeRecords'),
    'npm run operator -- records apart COMPANY OTHER --by WHO --because WHY': byOperator('arrangeRecords'),
    'npm run operator -- agreements end CLAIM --by WHO --because WHY': byOperator('endAgreement'),
    'npm run operator -- accounts second-factor-off USERNAME --by WHO --because WHY': byOperator('secondFactorOff'),
    'npm run operator -- staff add USERNAME ROLE --by WHO --because WHY': byOperator('staff'),
    'npm run operator -- staff remove USERNAME --by WHO --because WHY': byOperator('staff'),
    'npm run operator -- jobs again all --by WHO --because WHY': byOperator('runJobsAgain'),
    'npm run operator -- jobs discard JOB... --by WHO --because WHY': byOperator('discardJob'),
    "npm run operator -- suspensions suspend USERNAME SCOPE 'GROUND' --by WHO --because WHY": byOperator('suspensions'),
    'npm run operator -- suspensions lift USERNAME --by WHO --because WHY': byOperator('suspensions'),
    'npm run operator -- suspensions keep USERNAME --by WHO --because WHY': byOperator('suspensions'),
    "npm run operator -- fee-codes make 'HANDED TO' SHARE USES DAYS --by WHO --because WHY": byOperator('feeCodes'),
    'npm run operator -- fee-codes end CODE --by WHO --because WHY': byOperator('feeCodes'),
    "npm run operator -- broadcast set FROM UNTIL 'TEXT'... --by WHO --because WHY": byOperator('broadcast'),
    'npm run operator -- broadcast end --by WHO --because WHY': byOperator('broadcast'),
  },
  'availability.md': {
    'apt-get install etcd-server etcd-client patroni python3-etcd postgresql haproxy pgbouncer nginx pgbackrest rclone':
      packages,
    'etcd --name one --data-dir FOLDER --listen-client-urls http://ADDRESS:2379 --advertise-client-urls http://ADDRESS:2379 --listen-peer-urls http://ADDRESS:2380 --initial-advertise-peer-urls http://ADDRESS:2380 --initial-cluster one=http://ONE:2380,two=http://TWO:2380,three=http://THREE:2380':
      inAvailability('highly-available-database.ts'),
    'patroni patroni.yaml': inAvailability('highly-available-database.ts'),
    'pgbouncer pgbouncer.ini': inAvailability('highly-available-database.ts'),
    'haproxy -db -f haproxy.cfg': inAvailability('highly-available-database.ts'),
    "nginx -c /etc/redress/nginx.conf -g 'daemon off;'": inAvailability('highly-available-installation.ts'),
    'pgbackrest --stanza=redress stanza-create': inPointInTime(`${availability}/archived-database.ts`),
    'pgbackrest --stanza=redress backup --type=full': inPointInTime(`${availability}/archived-database.ts`),
    'rclone copy --immutable bucket:evidence archive:evidence': inPointInTime('point-in-time.test.ts'),
    'pgbackrest --stanza=redress restore --delta --type=time --target="2026-11-23 09:59:59+00" --target-action=promote':
      inPointInTime(`${availability}/archived-database.ts`),
    'rclone copy --immutable archive:evidence bucket:evidence': inPointInTime('point-in-time.test.ts'),
    'npm run test:operations': ofTests,
  },
  'backup.md': {
    'npm run operator -- backup write': here(installation.backUpHere),
    'npm run operator -- backup write /backups': here(installation.backUp),
    'npm run operator -- backup write /backups/before-update.tar.gz': here(installation.backUpByName),
    '(umask 077; openssl rand -base64 32 > /etc/redress/backup-passphrase)': here(installation.makePassphrase),
    'BACKUP_PASSPHRASE_FILE=/etc/redress/backup-passphrase npm run operator -- backup write /backups': here(
      installation.backUpEncrypted,
    ),
    'cd /opt/redress && DATA_DIR=/srv/redress BACKUP_PASSPHRASE_FILE=/etc/redress/backup-passphrase npm run --silent operator -- backup write /backups >> /var/log/redress-backup.log':
      here(installation.backUpAtNight),
    'BACKUP_PASSPHRASE_FILE=/etc/redress/backup-passphrase npm run operator -- backup check /backups': here(
      installation.checkBackup,
    ),
    'cd /opt/redress && DATA_DIR=/srv/redress BACKUP_PASSPHRASE_FILE=/etc/redress/backup-passphrase TMPDIR=/var/tmp npm run --silent operator -- backup check /backups >> /var/log/redress-backup.log':
      here(installation.checkBackupWeekly),
    "find /backups -name 'redress-*' -mtime +30 -delete": here(installation.deleteOldBackups),
    'npm ci': long(fresh.install, noRegistry),
    'DATA_DIR=/srv/redress BACKUP_PASSPHRASE_FILE=/etc/redress/backup-passphrase npm run operator -- backup restore /backups/redress-2026-11-22T030000.000Z.tar.gz.age':
      here(installation.restoreEncrypted),
    'DATA_DIR=/srv/redress npm start': long(installation.startRestored),
    'export DATA_DIR=/tmp/check PORT=3100 SMTP_PORT=3125 MAIL_UI_PORT=3180 LOCALNET_PORT=3199; export BACKUP_PASSPHRASE_FILE=/etc/redress/backup-passphrase; npm run operator -- backup restore /backups/redress-2026-11-22T030000.000Z.tar.gz.age && npm start':
      long(installation.restoreAndStart),
    'npm run operator -- jobs': byOperator('listJobs'),
    'age -d FILE | tar xz': here(installation.unpackEncrypted),
    'tar xzf FILE': here(installation.unpack),
  },
  'faults.md': {
    'npm run test:faults': ofTests,
    'npm run test:faults crowd': ofTests,
    'npm test': ofTests,
    'npm run operator -- jobs': byOperator('listJobs'),
  },
  'figures.md': {
    'npm run operator -- figures': byOperator('figures'),
    'npm run --silent operator -- figures --json': byOperator('figuresForPrograms'),
  },
  'mail.md': {
    'openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out dkim.pem': here(installation.makeKey),
    'openssl pkey -in dkim.pem -pubout -outform DER | base64 -w0': here(installation.printKey),
    'npm run operator -- jobs': byOperator('listJobs'),
    'npm run screens': ofTests,
  },
  'own-machine.md': {
    'apt-get update': byItself,
    'apt-get install git curl npm postgresql nginx certbot': packages,
    'npm install --global npm@11': onMachine('it would change the machine', async command => {
      const { engines } = JSON.parse(read('package.json')) as { engines: { npm: string } }
      const [least, installed] = [engines.npm, command].map(text => Number(/\d+/.exec(text)?.[0]))
      expect(installed).toBeGreaterThanOrEqual(least ?? Number.NaN)
    }),
    'git clone ADDRESS /opt/redress': long(machine.clone, noCheckout),
    'cd /opt/redress && npm ci && npm run build': long(
      command => fresh.installAndBuild(command.replace('cd /opt/redress && ', '')),
      noRegistry,
    ),
    'useradd --system --home-dir /var/lib/redress --shell /usr/sbin/nologin redress': onMachine(
      'it would change the machine',
      async command => {
        for (const unit of ['redress', 'redress-backup@']) {
          expect(read(`deploy/systemd/${unit}.service`)).toContain(`\nUser=${command.split(' ').at(-1)}\n`)
        }
      },
    ),
    'install --directory --mode 700 /etc/redress': here(machine.makeFolder),
    'install --mode 600 /opt/redress/deploy/systemd/settings.env /etc/redress/settings.env': here(machine.copySettings),
    'sed -i "s/^SECRET_KEY=$/&$(openssl rand -hex 32)/; s/^BACKUP_PASSPHRASE=$/&$(openssl rand -hex 32)/" /etc/redress/settings.env':
      here(machine.makeSecrets),
    'export PASSWORD=$(openssl rand -hex 24); runuser -u postgres -- psql -c "create role redress login password \'$PASSWORD\'" && sed -i "s/:PASSWORD@/:$PASSWORD@/" /etc/redress/settings.env':
      { run: machine.makeRole, missing: noPsql },
    'runuser -u postgres -- createdb --owner redress --encoding UTF8 --locale C.UTF-8 --template template0 redress': {
      run: machine.makeDatabase,
      missing: noPsql,
    },
    "certbot certonly --webroot --webroot-path /var/www/html --domain NAME --deploy-hook 'systemctl reload nginx'":
      onMachine('a certificate is only given to a name that leads here', async command => {
        const site = read('deploy/nginx/redress.conf')
        expect(site).toContain(`root ${/--webroot-path (\S+)/.exec(command)?.[1]};`)
        expect(site).toContain('/etc/letsencrypt/live/redress.example/fullchain.pem')
      }),
    "sed 's/redress\\.example/NAME/g' /opt/redress/deploy/nginx/redress.conf > /etc/nginx/sites-available/redress":
      here(machine.makeSite),
    'ln -s ../sites-available/redress /etc/nginx/sites-enabled/redress && rm /etc/nginx/sites-enabled/default': here(
      machine.enableSite,
    ),
    'nginx -t && systemctl reload nginx': { ...units, whyNot: 'no nginx of this machine is reloaded' },
    'install --directory --owner redress --group redress --mode 700 /var/backups/redress': here(
      machine.makeBackupFolder,
    ),
    'cp /opt/redress/deploy/systemd/redress*.service /opt/redress/deploy/systemd/redress*.timer /etc/systemd/system/':
      here(machine.copyUnits),
    'systemctl daemon-reload && systemctl enable --now redress.service redress-backup.timer redress-check-backup.timer':
      units,
    'curl --fail --retry 30 --retry-connrefused http://127.0.0.1:3000/readyz': onMachine(
      'installation-runs.ts asks each server that it starts',
      async command => expect(read('deploy/nginx/redress.conf')).toContain(/127[\d.:]+/.exec(command)?.[0]),
    ),
    'systemctl start redress-backup@write.service && systemctl start redress-backup@check.service': units,
    'systemctl start redress-backup@write.service': units,
    'systemctl stop redress.service && cd /opt/redress && git pull && npm ci && npm run build && systemctl start redress.service':
      units,
  },
  'packages.md': {
    'docker build --tag redress .': image,
    'cp deploy/compose/env.example .env && chmod 600 .env': here(copySettings),
    'mkdir -p backups && chown 1000:1000 backups': {
      run: makeBackupFolder,
      missing: !isRoot && 'only root gives a folder away',
    },
    'docker compose up --build --detach --wait': compose,
    'kubectl create secret generic redress --from-env-file=secrets.env': secret,
    'helm upgrade --install redress deploy/helm/redress --values my-values.yaml': release,
    'docker compose exec worker node apps/server/src/operator/main.ts backup write /backups': compose,
    'docker compose build': compose,
    'docker compose run --rm worker --role migrate': compose,
    'docker compose up --detach --wait': compose,
    'docker compose logs api worker': compose,
    'docker compose exec worker node apps/server/src/operator/main.ts jobs': compose,
    'helm rollback redress': release,
  },
  'processes.md': {
    'npm ci && npm run build': long(fresh.installAndBuild, noRegistry),
    'npm run serve': here(installation.start),
    'npm run serve -- --role api': long(installation.startRole),
    'npm run serve -- --role worker': long(installation.startRole),
    'npm start': long(installation.startAll),
    'npm run test:operations': ofTests,
  },
  'console.md': {
    'npm run operator -- fee-codes': byOperator('feeCodes'),
    "npm run operator -- fee-codes make 'HANDED TO' SHARE USES DAYS --by WHO --because WHY": byOperator('feeCodes'),
    'npm run operator -- fee-codes end CODE --by WHO --because WHY': byOperator('feeCodes'),
    'npm run operator -- payments list codes': byOperator('feeCodes'),
    'npm run operator -- broadcast': byOperator('broadcast'),
    "npm run operator -- broadcast set FROM UNTIL 'TEXT'... --by WHO --because WHY": byOperator('broadcast'),
    'npm run operator -- broadcast end --by WHO --because WHY': byOperator('broadcast'),
    'npm run operator -- staff add USERNAME ROLE --by WHO --because WHY': byOperator('staff'),
    'npm run operator -- staff remove USERNAME --by WHO --because WHY': byOperator('staff'),
    'npm run operator -- staff': byOperator('staff'),
    'npm run operator -- jobs': byOperator('listJobs'),
    'npm run operator -- payments': byOperator('listPayments'),
    'npm run operator -- agreements': byOperator('listAgreements'),
    'npm run operator -- figures': byOperator('figures'),
  },
  'statements.md': {
    'npm run operator -- payments statement FILE': byOperator('bookStatement'),
    'npm run operator -- payments list unapplied': byOperator('listPayments'),
  },
  'suspensions.md': {
    'npm run operator -- suspensions': byOperator('suspensions'),
    'npm run operator -- suspensions show USERNAME': byOperator('suspensions'),
    "npm run operator -- suspensions suspend USERNAME SCOPE 'GROUND' --by WHO --because WHY": byOperator('suspensions'),
    'npm run operator -- suspensions lift USERNAME --by WHO --because WHY': byOperator('suspensions'),
    'npm run operator -- suspensions keep USERNAME --by WHO --because WHY': byOperator('suspensions'),
  },
  'records.md': {
    'npm run operator -- records alike': byOperator('alikeRecords'),
    'npm run operator -- records show COMPANY': byOperator('arrangeRecords'),
    'npm run operator -- records merge COMPANY OTHER --by WHO --because WHY': byOperator('arrangeRecords'),
    'npm run operator -- records split COMPANY --by WHO --because WHY': byOperator('arrangeRecords'),
    'npm run operator -- records apart COMPANY OTHER --by WHO --because WHY': byOperator('arrangeRecords'),
  },
  'reports.md': {
    'npm run operator -- reports': byOperator('listReports'),
    'npm run operator -- reports list all': byOperator('listAllReports'),
    'npm run operator -- reports list objections': byOperator('listObjections'),
    'npm run operator -- reports show REPORT': byOperator('showReport'),
    "npm run operator -- reports restrict REPORT 'REASON' --by WHO": byOperator('moderate'),
    "npm run operator -- reports redact REPORT 'REASON' WHAT 'PASSAGE' --by WHO": byOperator('redact'),
    "npm run operator -- reports refuse REPORT 'REASON' --by WHO": byOperator('refuseReport'),
    "npm run operator -- reports restore REPORT 'REASON' --by WHO": byOperator('moderate'),
    "npm run operator -- reports keep REPORT 'REASON' --by WHO": byOperator('moderate'),
  },
  'scanner.md': {
    'apt install clamav-daemon clamav-freshclam': packages,
    'CLAMD_SOCKET=/run/clamav/clamd.ctl npm start': long(scanner.startWithScanner, noClamd),
    'clamdscan --fdpass /srv/redress/documents': long(scanner.scanFolder, noClamd || noClamdscan),
  },
  'starting.md': { 'npm run test:starts -- --update': ofTests },
  'telemetry.md': {
    'METRICS_PORT=9464 npm start': long(installation.startWithNumbers),
    'prometheus --config.file=docs/operations/prometheus/prometheus.yaml --storage.tsdb.path=.data/prometheus':
      inItself('telemetry.test.ts'),
    'promtool test rules docs/operations/prometheus/alerts.test.yaml': inItself('telemetry.test.ts'),
    'npm run operator -- jobs': byOperator('listJobs'),
  },
  'upgrading.md': {
    'npm run operator -- backup write /backups': here(installation.backUp),
    'npm run serve -- --role migrate': here(installation.migrate),
    'npm ci && npm run build': long(fresh.installAndBuild, noRegistry),
    'npm run serve': here(installation.start),
    'npm run test:operations': ofTests,
    'npm run operator -- backup restore FILE': here(installation.restoreIntoDatabase),
  },
}

test('every command of the documents stands here, and no other', () => {
  const documented = documents.map(name => [name, [...commandsOf(name)].sort()] as const)
  const known = Object.entries(table).map(([name, commands]) => [name, Object.keys(commands).sort()] as const)
  expect(Object.fromEntries(known)).toEqual(
    Object.fromEntries(documented.filter(([, commands]) => commands.length > 0)),
  )
})

test.skipIf(oldestNodeMissing)(
  `what is typed finds the oldest Node that is allowed${oldestNodeMissing ? `, SKIPPED: ${oldestNodeMissing}` : ''}`,
  async () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
    const { output } = await folder.run('node --version')
    expect(output).toMatch(new RegExp(`^v${engines.node.replace(/\D/g, '')}\\.`))
  },
)

/** Commands that a test file looks up with `documentedCommand`, by document and first words. */
const askedIn = (file: string) =>
  [
    ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(
      /documentedCommand\(\s*(['"])(.+?)\1,\s*(['"])(.+?)\3,?\s*\)/g,
    ),
  ].map(([, , document = '', , start = '']) => ({ document, start }))

describe.each(Object.entries(table))('%s', (document, commands) => {
  for (const [command, entry] of Object.entries(commands)) {
    if ('ranBy' in entry) {
      test(`${command}: run by ${entry.ranBy}`, () => {
        expect(existsSync(join(import.meta.dirname, entry.ranBy))).toBe(true)
        const asked = askedIn(entry.takenIn)
        expect(asked.some(each => each.document === document && command.startsWith(each.start))).toBe(true)
      })
      continue
    }
    const act = 'run' in entry ? entry.run : entry.check
    const isLeft = 'run' in entry && entry.isLong && !isLongTest
    const skipped = isLeft ? 'only npm run test:operations runs it' : entry.missing
    const said = `${command}${'run' in entry ? '' : `, NOT RUN: ${entry.whyNot}`}${skipped ? `, SKIPPED: ${skipped}` : ''}`
    test.skipIf(skipped)(said, { timeout: isLongTest ? 1_800_000 : 120_000 }, () => act(command))
  }
})
