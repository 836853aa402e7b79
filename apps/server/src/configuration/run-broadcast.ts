import { broadcastForm } from '@redress/contract/broadcast-forms.ts'
import { languageNames, languages } from '@redress/domain/people/languages.ts'
import type { Context } from '../adapters/context.ts'
import { type CommandResult, misused, refuse } from '../platform/command-result.ts'
import { isSaid, readCommandLine, sayWho } from '../platform/operator/command-line.ts'
import { minuteText } from '../platform/operator/minute-text.ts'
import { endBroadcast, findBroadcast, setBroadcast } from './broadcast.ts'

type BroadcastContext = Pick<Context, 'database' | 'clock'>

async function show(context: BroadcastContext): Promise<CommandResult> {
  const found = await findBroadcast(context)
  if (!found) return { ok: true, text: 'The pages show nothing.' }
  const [from, until] = [found.shownFrom, found.shownUntil].map(moment => minuteText(new Date(moment)))
  const lines = languages.map(language => `${languageNames[language]}: ${found.texts[language]}`)
  return { ok: true, text: [`Every page shows this from ${from} until ${until}:`, ...lines].join('\n') }
}

/** Runs the operator's `broadcast` command. */
export async function runBroadcast(context: BroadcastContext, parameters: readonly string[]): Promise<CommandResult> {
  const line = readCommandLine(parameters)
  const [command = 'show', ...operands] = line?.operands ?? []
  if (line && command === 'show' && operands.length === 0) return show(context)
  const isKnown =
    command === 'set' ? operands.length === 2 + languages.length : command === 'end' && operands.length === 0
  if (!line || !isKnown) return misused
  const { operator } = line
  if (!isSaid(operator)) return refuse(sayWho)
  if (command === 'end')
    return (await endBroadcast(context, operator)).ok
      ? { ok: true, text: 'The pages show it no longer.' }
      : refuse('The pages show nothing that could be ended.')
  const [shownFrom, shownUntil, ...inOrder] = operands
  const texts = Object.fromEntries(languages.map((language, index) => [language, inOrder[index]]))
  const read = broadcastForm.safeParse({ texts, shownFrom, shownUntil, explanation: operator.reason })
  if (!read.success)
    return refuse(
      'The times are moments in UTC, such as 2026-12-01T20:00:00Z, and each text is a line of at most 200 characters.',
    )
  return (await setBroadcast(context, operator, read.data)).ok
    ? show(context)
    : refuse('It has to end after it begins, and not in the past.')
}
