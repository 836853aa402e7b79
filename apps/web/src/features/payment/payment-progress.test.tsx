// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../ui/testing/render.tsx'
import type { PaymentPhase } from './payment-phase.ts'
import { PaymentProgress } from './payment-progress.tsx'

const phases: [PaymentPhase, string[]][] = [
  [{ kind: 'waiting' }, ['not yet', 'not yet', 'not yet']],
  [{ kind: 'asked' }, ['under way', 'not yet', 'not yet']],
  [{ kind: 'failed', failure: { kind: 'EXPIRED' } }, ['failed', 'not yet', 'not yet']],
  [{ kind: 'sent', signature: 'any' }, ['done', 'under way', 'not yet']],
  [{ kind: 'seen', signature: 'any' }, ['done', 'done', 'under way']],
  [{ kind: 'paid' }, ['done', 'done', 'done']],
]

test.each(phases)('$kind: %j', async (phase, states) => {
  await renderComponent(<PaymentProgress phase={phase} />)
  const shown = screen.getAllByRole('listitem')
  expect(shown.map(item => states.find(state => item.textContent?.endsWith(state)))).toEqual(states)
  const current = shown.map(item => item.getAttribute('aria-current') === 'step')
  expect(current).toEqual(states.map(state => state === 'under way'))
})

test('a fee that is not owed any more has no progress', async () => {
  await renderComponent(<PaymentProgress phase={{ kind: 'superseded' }} />)
  expect(screen.queryByRole('list')).toBeNull()
})
