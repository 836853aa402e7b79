import { claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import { actionsFor } from '@redress/domain/claim/questions.ts'
import { parties } from '@redress/domain/people/parties.ts'
import { callRequirements } from './calls.ts'
import { messages } from './messages.ts'
import { type Requirement, rowsAs } from './requirement.ts'
import { routeId, routes } from './routes.ts'
import { rules } from './rules.ts'
import { screens } from './screens.ts'
import { confirmations, guidelines, notFound } from './texts.ts'

/** The actions of every status for either party (section 4). */
const offeredActions: Requirement[] = claimStatuses.flatMap(status =>
  parties.map(party => {
    const actions = actionsFor(status, party, { costOwner: party })
    return { id: `SPEC-4-${status}-${party}`, says: `offers the ${party}: ${actions.join(', ') || 'nothing'}` }
  }),
)

const quoted = ({ text }: { readonly text: string }): string => `“${text}”`

/** Everything that the specification asks for, each with an id that the tests that show it carry. */
export const requirements: readonly Requirement[] = [
  ...Object.entries(rules).map(([id, says]) => ({ id, says })),
  ...Object.entries(routes).map(([pattern, says]) => ({ id: routeId(pattern), says: `${pattern}: ${says}` })),
  ...rowsAs('SPEC-2-screen', screens, ({ title }) => `the words of: ${title}`),
  ...rowsAs('SPEC-2-text', notFound, quoted),
  ...rowsAs('SPEC-2-guideline', guidelines, quoted),
  ...offeredActions,
  ...rowsAs('SPEC-5-confirm', confirmations, quoted),
  ...callRequirements,
  ...rowsAs('SPEC-8', messages, row => `${quoted(row)}${'seconds' in row ? `, for ${row.seconds} s` : ''}`),
].sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }))
