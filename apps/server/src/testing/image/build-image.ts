import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Stage, type Step, stagesOf } from './dockerfile.ts'
import { type Inside, inRoot } from './in-root.ts'

const project = join(import.meta.dirname, '../../../../..')

export interface Image {
  readonly root: string
  readonly directory: string
  readonly environment: Readonly<Record<string, string>>
  readonly user: string
  readonly volumes: readonly string[]
  readonly entrypoint: readonly string[]
}

type Growing = { -readonly [Key in keyof Image]: Image[Key] }

/** What a build is given: the working tree without what git ignores. */
function makeContext(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const files = String(
    execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: project,
      maxBuffer: 2 ** 26,
    }),
  )
  execFileSync('tar', ['-cf', join(folder, '../context.tar'), '-T', '-'], { cwd: project, input: files })
  execFileSync('tar', ['-xf', join(folder, '../context.tar'), '-C', folder])
}

/** As a build copies: of a folder its content, of a file the file. */
function copy(from: string, image: Growing, parameters: readonly string[]): void {
  const sources = parameters.slice(0, -1)
  const destination = parameters.at(-1) ?? ''
  const target = join(image.root, resolve(image.directory, destination))
  const intoFolder = destination.endsWith('/') || sources.length > 1
  for (const source of sources) {
    const path = join(from, source)
    const isFolder = statSync(path).isDirectory()
    mkdirSync(isFolder || intoFolder ? target : dirname(target), { recursive: true })
    execFileSync('cp', ['-a', isFolder ? `${path}/.` : path, target])
  }
}

function take({ keyword, parameters, from }: Step, image: Growing, context: string, stages: Map<string, Image>): void {
  const [first = ''] = parameters
  if (keyword === 'WORKDIR') image.directory = first
  else if (keyword === 'USER') image.user = first
  else if (keyword === 'VOLUME') image.volumes = [...image.volumes, ...parameters]
  else if (keyword === 'ENTRYPOINT') image.entrypoint = parameters
  else if (keyword === 'ENV') {
    const pairs = parameters.map(pair => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])
    image.environment = { ...image.environment, ...Object.fromEntries(pairs) }
  } else if (keyword === 'COPY') copy(from === null ? context : (stages.get(from)?.root ?? ''), image, parameters)
  else if (keyword === 'RUN') {
    const [program, ...others] = inRoot(image satisfies Omit<Inside, 'writable'>, ['sh', '-ec', first])
    execFileSync(program, others, { stdio: ['ignore', 'ignore', 'pipe'], maxBuffer: 2 ** 26 })
  } else if (keyword !== 'EXPOSE') throw new Error(`${keyword} is a step that this does not know`)
}

/** Does the steps of the Dockerfile one after the other, each stage in a folder of its own. Needs root. */
export function buildImage(folder: string): Image {
  const context = join(folder, 'context')
  makeContext(context)
  const stages = new Map<string, Image>()
  let image: Image | undefined
  for (const stage of stagesOf(readFileSync(join(context, 'Dockerfile'), 'utf8')) satisfies Stage[]) {
    const growing: Growing = {
      root: join(folder, 'stages', stage.name),
      directory: '/',
      environment: {},
      user: '0:0',
      volumes: [],
      entrypoint: [],
    }
    mkdirSync(growing.root, { recursive: true })
    for (const step of stage.steps) take(step, growing, context, stages)
    stages.set(stage.name, growing)
    image = growing
  }
  if (!image) throw new Error('The Dockerfile has no stage')
  return image
}
