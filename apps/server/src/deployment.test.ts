import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1'
import { Job } from 'kubernetes-models/batch/v1'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { type IPodSpec, Service } from 'kubernetes-models/v1'
import { afterAll, describe, expect, test } from 'vitest'
import { parse, parseAllDocuments, stringify } from 'yaml'
import { readSettings, WrongSetting } from './platform/settings.ts'
import { documentedCommand } from './testing/documented-commands.ts'
import { findHelm } from './testing/image/helm.ts'
import { isLongTest } from './testing/long-tests.ts'

const project = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'redress-deployment-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const read = (name: string) => readFileSync(join(project, name), 'utf8')
const withSystemFolders = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
const run = (program: string, ...parameters: string[]) => {
  const env = { ...withSystemFolders, REDRESS_HOST: 'redress.example' }
  const { status, stdout, stderr } = spawnSync(program, parameters, { cwd: project, encoding: 'utf8', env })
  return { status, output: `${stdout}${stderr}` }
}
/** A test of what a program of the machine says; where that is not installed, its name says so. */
const testWith = (program: string, name: string, act: () => void) => {
  const isThere = spawnSync('sh', ['-c', `command -v ${program}`], { env: withSystemFolders }).status === 0
  test.skipIf(!isThere)(`${name}${isThere ? '' : `, SKIPPED: ${program} is not installed`}`, act)
}
const recipient = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'

describe('compose.yaml', () => {
  const lint = (path: string) => run(join(project, 'node_modules/.bin/dclint'), path, '--max-warnings', '0')
  const example = Object.fromEntries(
    [...read('deploy/compose/env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
  const filledIn: Record<string, string> = {
    ...example,
    POSTGRES_PASSWORD: 'a1b2c3d4',
    SECRET_KEY: 'f'.repeat(64),
    PAYMENT_RECIPIENT: recipient,
  }
  const variables = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+)(?::([-?])([^}]*))?\}/g)]
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, { environment: Record<string, string>; read_only?: boolean; command: string[] }>
  }
  const filled = (value: string) =>
    value.replace(/\$\{([A-Z_]+)(?::[-?]([^}]*))?\}/g, (_, name: string, standard = '') => filledIn[name] || standard)

  test('is one, and good practice', () => {
    expect(lint('compose.yaml')).toEqual({ status: 0, output: '\n' })
    const broken = join(folder, 'compose.yaml')
    writeFileSync(broken, read('compose.yaml').replace('read_only: true', 'readonly: true'))
    expect(lint(broken)).toMatchObject({ status: 1 })
  })

  test('asks for what the example of its settings names, and holds no secret', () => {
    expect(new Set(variables.map(([, name]) => name))).toEqual(new Set(Object.keys(example)))
    for (const [, name = '', kind] of variables) {
      // What has no value in the example and none by itself has to be asked for.
      if (/PASSWORD|SECRET|RECIPIENT/.test(name)) expect({ name, kind }).toEqual({ name, kind: '?' })
    }
  })

  test.each(['api', 'worker'])('%s gets settings that it can start with', name => {
    const { environment, command, read_only } = services[name] ?? { environment: {}, command: [] }
    expect(command).toEqual(['--role', name])
    expect(read_only).toBe(true)
    const given = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, filled(value)]))
    expect(readSettings({ ...given, ROLE: name })).toMatchObject({
      PUBLIC_URL: 'https://redress.example',
      DATABASE_URL: 'postgres://redress:a1b2c3d4@postgres:5432/redress',
    })
    expect(() => readSettings({ ...given, ROLE: name, SECRET_KEY: '' })).toThrow(WrongSetting)
  })

  const hasCaddy = existsSync('/usr/bin/caddy')
  test.skipIf(!hasCaddy)(
    `its proxy can read its Caddyfile${hasCaddy ? '' : ', SKIPPED: Caddy is not installed'}`,
    () => {
      const { status } = run(
        '/usr/bin/caddy',
        'validate',
        '--adapter',
        'caddyfile',
        '--config',
        'deploy/compose/Caddyfile',
      )
      expect(status).toBe(0)
    },
  )
})

const kinds = { Deployment, Ingress, Job, NetworkPolicy, PodDisruptionBudget, Service }
type Kind = keyof typeof kinds
interface Rendered {
  readonly kind: Kind
  readonly metadata: {
    readonly name: string
    readonly labels: Record<string, string>
    readonly annotations?: Record<string, string>
  }
  // biome-ignore lint/suspicious/noExplicitAny: each kind has another, which its own model looks at
  readonly spec: any
}

const helm = isLongTest ? await findHelm(folder) : 'only npm run test:operations asks Helm'

describe.skipIf(typeof helm === 'string')(`the chart${typeof helm === 'string' ? `, SKIPPED: ${helm}` : ''}`, () => {
  const chart = 'deploy/helm/redress'
  const example = 'deploy/helm/example-values.yaml'
  const path = typeof helm === 'string' ? '' : helm.path
  const valuesFile = (values: object) => {
    const file = join(folder, `${crypto.randomUUID()}.yaml`)
    writeFileSync(file, stringify(values))
    return file
  }
  const rendered = (values: object = {}): Rendered[] => {
    const { status, output } = run(path, 'template', 'redress', chart, '-f', example, '-f', valuesFile(values))
    if (status !== 0) throw new Error(output)
    return parseAllDocuments(output).map(each => each.toJS())
  }
  const podsOf = (all: readonly Rendered[]) =>
    all.flatMap(({ kind, metadata, spec }) =>
      spec.template
        ? [{ kind, name: metadata.name, labels: spec.template.metadata.labels, spec: spec.template.spec as IPodSpec }]
        : [],
    )
  const everything = {
    metrics: { enabled: true },
    networkPolicy: { from: [{ podSelector: {} }], metricsFrom: [{ namespaceSelector: {} }] },
    ingress: { annotations: { a: 'b' } },
    podAnnotations: { a: 'b' },
    tolerations: [{ key: 'a', operator: 'Exists' }],
    nodeSelector: { a: 'b' },
    imagePullSecrets: [{ name: 'a' }],
  }
  const nothing = { networkPolicy: { enabled: false }, ingress: { enabled: false } }

  test('is one', () => {
    const command = documentedCommand('packages.md', 'helm lint').replace(/^helm/, path)
    expect(run('bash', '-c', command)).toMatchObject({ status: 0 })
  })

  test('says what has to be said, and takes no secret', () => {
    const { status, output } = run(path, 'template', 'redress', chart)
    expect(status).not.toBe(0)
    for (const name of ['PUBLIC_URL', 'MAIL_FROM', 'PAYMENT_RECIPIENT', 'S3_BUCKET', 'existingSecret', 'repository']) {
      expect(output).toContain(name)
    }
    expect(() => rendered({ settings: { SECRET_KEY: 'f'.repeat(64) } })).toThrow(/SECRET_KEY/)
    expect(() => rendered({ replicas: 3 })).toThrow(/replicas/)
  })

  test.each([
    ['by the example', {}, 9],
    ['with everything', everything, 10],
    ['with as little as possible', nothing, 6],
  ])('makes objects that Kubernetes knows: %s', (_, values, count) => {
    const all = rendered(values)
    for (const each of all) new kinds[each.kind](each as never).validate()
    expect(new Set(all.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).size).toBe(count)
  })

  test('an object that Kubernetes does not know is noticed', () => {
    const [deployment] = rendered().filter(({ kind }) => kind === 'Deployment')
    const wrong = { ...deployment, spec: { ...deployment?.spec, replicas: 'two' } }
    expect(() => new Deployment(wrong as never).validate()).toThrow(/replicas/)
  })

  test('every pod runs as nobody, writes to two places alone, and has settings that its role can start with', () => {
    const secret = {
      DATABASE_URL: 'postgres://redress:secret@postgres/redress',
      SECRET_KEY: 'f'.repeat(64),
      SMTP_URL: 'smtps://mail.example',
      SOLANA_RPC_URL: 'https://api.mainnet-beta.solana.com',
    }
    const pods = podsOf(rendered(everything))
    expect(pods.map(({ name }) => name).sort()).toEqual(['redress-api', 'redress-migrate', 'redress-worker'])
    for (const { spec } of pods) {
      const [container] = spec.containers
      expect(spec).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 1000 },
      })
      expect(container?.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(container?.volumeMounts?.map(({ mountPath }) => mountPath)).toEqual(['/tmp', '/data'])
      expect(container?.resources).toMatchObject({ requests: {}, limits: { memory: expect.any(String) } })
      const environment = Object.fromEntries(container?.env?.map(({ name, value }) => [name, value]) ?? [])
      const settings = readSettings({ ...environment, ...secret, ROLE: container?.args?.[1] })
      expect(settings).toMatchObject({ METRICS_PORT: 9464, METRICS_HOST: '0.0.0.0', S3_BUCKET: 'redress-documents' })
      expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(settings.DRAIN_SECONDS + 10)
    }
  })

  test('processes are probed, and replaced without one being away; the migration is before them and ends', () => {
    const all = rendered()
    for (const { spec } of all.filter(({ kind }) => kind === 'Deployment')) {
      expect(spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 })
      const [container] = spec.template.spec.containers
      const pathOf = (probe: string) => container[probe].httpGet.path
      expect(['startupProbe', 'livenessProbe', 'readinessProbe'].map(pathOf)).toEqual(['/livez', '/livez', '/readyz'])
    }
    const [job] = all.filter(({ kind }) => kind === 'Job')
    expect(job?.metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade')
    expect(job?.spec.template.spec.restartPolicy).toBe('Never')
  })

  test('what selects pods finds those of the release that it means', () => {
    const all = rendered(everything)
    const found = (selector: Record<string, string>) =>
      podsOf(all)
        .filter(({ labels }) => Object.entries(selector).every(([name, value]) => labels[name] === value))
        .map(({ name }) => name)
        .sort()
    const selectorOf = ({ kind, spec }: Rendered): Record<string, string> =>
      kind === 'Service' ? spec.selector : (spec.selector ?? spec.podSelector).matchLabels
    const selecting = all.filter(({ kind }) =>
      ['Deployment', 'NetworkPolicy', 'PodDisruptionBudget', 'Service'].includes(kind),
    )
    expect(
      Object.fromEntries(selecting.map(each => [`${each.kind} ${each.metadata.name}`, found(selectorOf(each))])),
    ).toEqual({
      'Deployment redress-api': ['redress-api'],
      'Deployment redress-worker': ['redress-worker'],
      'NetworkPolicy redress': ['redress-api', 'redress-migrate', 'redress-worker'],
      'NetworkPolicy redress-api': ['redress-api'],
      'NetworkPolicy redress-metrics': ['redress-api', 'redress-migrate', 'redress-worker'],
      'PodDisruptionBudget redress-api': ['redress-api'],
      'PodDisruptionBudget redress-worker': ['redress-worker'],
      'Service redress': ['redress-api'],
    })
  })
})

describe('a machine of its own', () => {
  const unit = 'deploy/systemd/redress.service'
  const site = 'deploy/nginx/redress.conf'

  testWith('systemd-analyze', 'its unit leaves the program little that it does not need', () => {
    const exposed = (path: string) => run('systemd-analyze', 'security', '--offline=true', '--threshold=24', path)
    expect(exposed(unit)).toMatchObject({ status: 0, output: expect.stringContaining('Overall exposure level') })
    const open = join(folder, 'redress.service')
    writeFileSync(open, read(unit).replace(/^(Capability|Protect|Private|Restrict|SystemCall|NoNew).*$/gm, ''))
    expect(exposed(open)).toMatchObject({ status: 1 })
  })

  testWith('systemd-analyze', 'its unit is understood', () => {
    const installed = join(folder, 'redress.service')
    writeFileSync(installed, read(unit).replaceAll('/opt/redress', project))
    expect(run('systemd-analyze', 'verify', '--man=no', installed)).toEqual({ status: 0, output: '' })
    writeFileSync(installed, read(unit).replaceAll('/opt/redress', project).replace('Restart=', 'Restrat='))
    expect(run('systemd-analyze', 'verify', '--man=no', installed).output).toContain('Restrat')
  })

  testWith('systemd-analyze', 'the units of its backups are understood, and left as little', () => {
    for (const name of ['redress-backup', 'redress-check-backup'].map(each => `${each}.timer`)) {
      const [, verb = ''] = /^Unit=redress-backup@(.*)\.service$/m.exec(read(`deploy/systemd/${name}`)) ?? []
      const service = `redress-backup@${verb}.service`
      writeFileSync(
        join(folder, service),
        read('deploy/systemd/redress-backup@.service').replaceAll('/opt/redress', project),
      )
      writeFileSync(join(folder, name), read(`deploy/systemd/${name}`))
      for (const unit of [service, name]) {
        expect(run('systemd-analyze', 'verify', '--man=no', join(folder, unit))).toEqual({ status: 0, output: '' })
      }
      expect(
        run('systemd-analyze', 'security', '--offline=true', '--threshold=30', join(folder, service)),
      ).toMatchObject({
        status: 0,
      })
      const { scripts } = JSON.parse(read('package.json')) as { scripts: { operator: string } }
      const started = /^ExecStart=\S+\.bin\/(.*) \/var\/backups\/redress$/m.exec(
        read('deploy/systemd/redress-backup@.service'),
      )
      expect(started?.[1]).toBe(`${scripts.operator} backup %i`)
    }
  })

  test('its settings can be started with once they are filled in, and not before', () => {
    const lines = [...read('deploy/systemd/settings.env').matchAll(/^([A-Z_]+)=(.*)$/gm)]
    const given = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]))
    expect(() => readSettings(given)).toThrow(WrongSetting)
    const filledIn = { SECRET_KEY: 'f'.repeat(64), BACKUP_PASSPHRASE: 'f'.repeat(64), PAYMENT_RECIPIENT: recipient }
    const operator = { OPERATOR_NAME: 'A', OPERATOR_ADDRESS: 'B', OPERATOR_EMAIL: 'c@redress.example' }
    expect(readSettings({ ...given, ...filledIn, ...operator })).toMatchObject({ METRICS_PORT: 9464, ROLE: 'all' })
  })

  test('its unit starts what `npm run serve` starts', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { serve: string } }
    const started = /^ExecStart=\/opt\/redress\/node_modules\/\.bin\/(.*)$/m.exec(read(unit))?.[1]
    expect(`exec ${started}`).toBe(scripts.serve)
  })

  testWith('nginx', 'its site is understood', () => {
    const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=redress.example']
    expect(run('openssl', ...request, '-keyout', key, '-out', certificate)).toMatchObject({ status: 0 })
    const configured = (content: string) => {
      const path = join(folder, 'nginx.conf')
      writeFileSync(
        path,
        `pid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\n${content.replaceAll('/etc/letsencrypt/live/redress.example', folder)}}\n`,
      )
      return run('nginx', '-t', '-p', folder, '-c', path)
    }
    expect(configured(read(site)).output).toContain('syntax is ok')
    expect(configured(read(site).replace('proxy_read_timeout', 'proxy_raed_timeout')).output).not.toContain('is ok')
  })
})
