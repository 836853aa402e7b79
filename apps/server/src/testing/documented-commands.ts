import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../../docs/operations')

/** Documentation pages for operators. */
export const documents: readonly string[] = readdirSync(folder).filter(name => name.endsWith('.md'))

/** Programs that mark inline code as a command; other inline code is a name. */
const programs = [
  ...['age', 'apt', 'apt-get', 'chmod', 'chown', 'clamdscan', 'cp', 'docker', 'etcd', 'etcdctl', 'haproxy', 'helm'],
  ...['kubectl', 'mkdir', 'nginx', 'node', 'npm', 'npx', 'openssl', 'patroni', 'patronictl', 'pgbackrest', 'pgbouncer'],
  ...['prometheus', 'promtool', 'psql', 'rclone', 'systemctl', 'tar'],
]
const command = new RegExp(`^(?:[A-Z_]+=\\S+ )*(?:${programs.join('|')}) \\S`)

/** Commands in a code block, by its language. Blocks in other languages are output or files. */
const readers: Readonly<Record<string, (content: string) => readonly string[]>> = {
  sh(content) {
    const lines = content
      .replaceAll(/\\\n\s*/g, '')
      .split('\n')
      .map(line => line.replace(/(?<=^|\s)#.*$/, '').trim())
      .filter(Boolean)
    // An export applies to the commands after it.
    return lines
      .join('\n')
      .replaceAll(/^(export .*)\n/gm, '$1; ')
      .split('\n')
  },
  crontab: content => content.split('\n').map(line => line.trim().replace(/^(\S+\s+){5}/, '')),
}

const block = /^( *)```(\w*)\n(.*?)\n\1```$/gms

function inBlock(document: string, language: string, content: string): readonly string[] {
  const read = readers[language]
  if (read) return read(content)
  const untold = content.split('\n').find(line => command.test(line.trim()))
  if (untold) throw new Error(`${document} has a block that does not say that it holds commands: ${untold}`)
  return []
}

/** Commands of a document, each on one line without comments. */
export function commandsOf(document: string): readonly string[] {
  const text = readFileSync(join(folder, document), 'utf8')
  const inBlocks = [...text.matchAll(block)].flatMap(([, , language = '', content = '']) =>
    inBlock(document, language, content),
  )
  const inSentences = [...text.replaceAll(block, '').matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => code.replaceAll(/\s+/g, ' '))
    .filter(code => command.test(code))
  return [...new Set([...inBlocks, ...inSentences])]
}

/** The command of a document that is equal to `start`, or the only one with this beginning. */
export function documentedCommand(document: string, start: string): string {
  const commands = commandsOf(document)
  if (commands.includes(start)) return start
  const [found, ...others] = commands.filter(each => each.startsWith(start))
  if (found === undefined) throw new Error(`${document} has no command that begins with ${start}`)
  if (others.length > 0) throw new Error(`${document} has more than one command that begins with ${start}`)
  return found
}

/**
 * Replaces placeholders in a command.
 * @throws if a placeholder is missing
 */
export function filledCommand(text: string, values: Readonly<Record<string, string>>): string {
  const names = Object.keys(values).toSorted((one, other) => other.length - one.length)
  const missing = names.find(name => !text.includes(name))
  if (missing !== undefined) throw new Error(`${missing} does not stand in ${text}`)
  if (names.length === 0) return text
  const anyOf = new RegExp(names.map(name => name.replaceAll(/\W/g, '\\$&')).join('|'), 'g')
  return text.replaceAll(anyOf, name => values[name] ?? name)
}
