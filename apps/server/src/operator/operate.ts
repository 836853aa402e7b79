import { type CommandResult, misused, refuse } from '../platform/command-result.ts'
import { type Noun, nouns } from './nouns.ts'

const called = 'npm run operator --'

const usageOf = (name: string, { usage }: Noun): string[] => usage.map(line => `${name} ${line}`.trimEnd())

const help = [
  `${called} NOUN VERB, with one of these. A noun without a verb lists, where it has a list.`,
  ...[...nouns].flatMap(([name, noun]) => [
    '',
    `${name}: ${noun.summary}`,
    ...usageOf(name, noun).map(line => `  ${line}`),
  ]),
].join('\n')

/** Runs the operator's command line: a noun, a verb, and parameters. */
export async function operate([name = 'help', ...parameters]: readonly string[]): Promise<CommandResult> {
  if (name === 'help' || name === '--help') return { ok: true, text: help }
  const noun = nouns.get(name)
  if (!noun)
    return refuse(`There is no “${name}”. There are: ${[...nouns.keys()].join(', ')}. All verbs: npm run operator`)
  const usage = [...usageOf(name, noun).map(line => `${called} ${line}`), noun.notes].filter(Boolean).join('\n')
  const [verb = ''] = parameters
  const isKnown = verb === '' || verb.startsWith('-') || noun.usage.some(line => line.split(' ')[0] === verb)
  if (!isKnown) return refuse(`There is no “${name} ${verb}”. There is:\n${usage}`)
  const result = await noun.run(parameters)
  return result === misused ? refuse(usage) : result
}
