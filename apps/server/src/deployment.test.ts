import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readSettings, secretSettings, settingNames, WrongSetting } from './platform/settings.ts'

const project = join(import.meta.dirname, '../../..')
const read = (name: string) => readFileSync(join(project, name), 'utf8')
const { dependencies, scripts } = JSON.parse(read('package.json')) as {
  dependencies: { node: string }
  scripts: Record<string, string>
}
const pairsIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found)

const recipient = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'
const key = 'f'.repeat(64)

describe('the image', () => {
  const dockerfile = read('Dockerfile')

  test('starts the program as nobody in particular, with one folder for data', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
    expect(matches(last, /^(USER .*|VOLUME .*|ENTRYPOINT .*)$/gm)).toEqual([
      'VOLUME /data',
      'USER 1000:1000',
      `ENTRYPOINT ${JSON.stringify(scripts.serve?.replace('exec ', '').split(' ')).replaceAll(',', ', ')}`,
    ])
    expect(last).toMatch(/DATA_DIR=\/data$/m)
    expect(matches(dockerfile, /^FROM (\S+)/gm)).toEqual(Array(2).fill(`node:${dependencies.node}-bookworm-slim`))
  })

  test('installs every workspace, and copies files that exist', () => {
    const workspaces = ['apps', 'packages'].flatMap(folder =>
      readdirSync(join(project, folder)).map(name => `${folder}/${name}/`),
    )
    const manifests = matches(dockerfile, /^COPY (\S+\/)package\.json \1$/gm)
    expect(manifests).toEqual(expect.arrayContaining([...workspaces, 'e2e/']))
    const sources = matches(dockerfile, /^COPY (?!--)(.*) \S+$/gm).flatMap(each => each?.split(' ') ?? [])
    for (const source of sources) expect(readdirSync(join(project, source, '..'))).toContain(source.split('/').at(-1))
  })

  test('gets no file that git ignores', () => {
    const ignored = (name: string) => matches(read(name), /^([^#\n].*)$/gm)
    const everywhere = ignored('.gitignore').map(line => (line?.startsWith('/') ? line.slice(1) : `**/${line}`))
    expect(ignored('.dockerignore')).toEqual(['.git', ...everywhere])
  })
})

describe('compose.yaml', () => {
  const example = pairsIn(read('deploy/compose/env.example'))
  const filledIn: Record<string, string> = {
    ...example,
    POSTGRES_PASSWORD: 'a1',
    SECRET_KEY: key,
    PAYMENT_RECIPIENT: recipient,
  }
  const filled = (value: string) =>
    value.replace(/\$\{([A-Z_]+)(?::[-?]([^}]*))?\}/g, (_, name: string, standard = '') => filledIn[name] || standard)
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, { environment: Record<string, string>; [key: string]: unknown }>
  }

  test('asks for the variables of its example, and stops without a secret', () => {
    const variables = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+)(?::([-?]))?/g)]
    expect(new Set(variables.map(([, name]) => name))).toEqual(new Set(Object.keys(example)))
    const optional = variables.filter(([, name = '', kind]) => /PASSWORD|SECRET|RECIPIENT/.test(name) && kind !== '?')
    expect(optional).toEqual([])
  })

  test.each(['api', 'worker'])('%s: read-only, without rights, probed, with settings that exist', name => {
    expect(services[name]).toMatchObject({
      command: ['--role', name],
      read_only: true,
      tmpfs: ['/tmp:mode=1777'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      volumes: ['documents:/data', expect.stringMatching(/:\/backups$/)],
      healthcheck: { test: expect.arrayContaining([expect.stringContaining(':3000/readyz')]) },
    })
    const environment = services[name]?.environment ?? {}
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(environment)))
    const given = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value)]))
    expect(readSettings({ ...given, ROLE: name })).toMatchObject({ PUBLIC_URL: 'https://redress.example' })
    expect(() => readSettings({ ...given, ROLE: name, SECRET_KEY: '' })).toThrow(WrongSetting)
    expect(read('deploy/compose/Caddyfile')).toMatch(/reverse_proxy api:3000[\s\S]*health_uri \/readyz/)
  })
})

describe('the chart', () => {
  const chart = 'deploy/helm/redress'
  const pod = read(`${chart}/templates/_helpers.tpl`)

  test('runs pods as user 1000 with a read-only root, and probes them', () => {
    for (const line of [
      ...['runAsNonRoot: true', 'runAsUser: 1000', 'readOnlyRootFilesystem: true', 'allowPrivilegeEscalation: false'],
      ...['drop: ["ALL"]', 'automountServiceAccountToken: false', 'args: ["--role", {{ .role | quote }}]'],
    ]) {
      expect(pod).toContain(line)
    }
    expect(matches(pod, /mountPath: (.*)/g)).toEqual(['/tmp', '/data'])
    expect(matches(pod, /(\w+Probe:\s+httpGet:\s+path: \S+)/g).map(each => each?.replace(/:[\s\S]*: /, ' '))).toEqual([
      'startupProbe /livez',
      'livenessProbe /livez',
      'readinessProbe /readyz',
    ])
    expect(read(`${chart}/templates/processes.yaml`)).toContain('maxUnavailable: 0\n')
    expect(read(`${chart}/templates/migration.yaml`)).toContain('helm.sh/hook: pre-install,pre-upgrade')
  })

  test('takes settings that exist, and no secret among them', () => {
    const { settings } = parse(read(`${chart}/values.yaml`)) as { settings: Record<string, string> }
    const { properties } = JSON.parse(read(`${chart}/values.schema.json`)) as {
      properties: { settings: { properties: Record<string, unknown> } }
    }
    const allowed = properties.settings.properties
    expect(settingNames).toEqual(expect.arrayContaining([...Object.keys(settings), ...Object.keys(allowed)]))
    for (const name of ['DATABASE_URL', 'SECRET_KEY', 'SMTP_URL', 'SOLANA_RPC_URL', 'S3_SECRET_ACCESS_KEY'] as const) {
      expect({ name, allowed: allowed[name], isSecret: secretSettings.includes(name) }).toEqual({
        ...{ name, allowed: false, isSecret: true },
      })
    }
    const { settings: own } = parse(read('deploy/helm/example-values.yaml')) as { settings: Record<string, string> }
    const secrets = {
      DATABASE_URL: 'postgres://a',
      SECRET_KEY: key,
      SMTP_URL: 'smtps://a',
      SOLANA_RPC_URL: 'https://a',
    }
    const given = Object.entries({ ...settings, ...own }).map(([name, value]) => [name, String(value)])
    for (const ROLE of ['api', 'worker']) readSettings({ ...Object.fromEntries(given), ...secrets, ROLE })
  })
})

describe('a machine of its own', () => {
  test('its units start what the scripts start', () => {
    const startedBy = (unit: string) =>
      /^ExecStart=\S+\/node_modules\/\.bin\/(.*)$/m.exec(read(`deploy/systemd/${unit}.service`))?.[1]
    expect(`exec ${startedBy('redress')}`).toBe(scripts.serve)
    expect(startedBy('redress-backup@')).toBe(`${scripts.operator} backup %i /var/backups/redress`)
  })

  test('its settings are enough once filled in, and not before', () => {
    const given = pairsIn(read('deploy/systemd/settings.env'))
    expect(() => readSettings(given)).toThrow(WrongSetting)
    const filledIn = { SECRET_KEY: key, BACKUP_PASSPHRASE: key, PAYMENT_RECIPIENT: recipient }
    const operator = { OPERATOR_NAME: 'A', OPERATOR_ADDRESS: 'B', OPERATOR_EMAIL: 'c@redress.example' }
    expect(readSettings({ ...given, ...filledIn, ...operator })).toMatchObject({ ROLE: 'all' })
  })
})
