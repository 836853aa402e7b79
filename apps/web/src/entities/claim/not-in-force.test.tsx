// @vitest-environment happy-dom
import type { PendingAct } from '@redress/contract/claim-views.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderComponent } from '../../ui/testing/render.tsx'
import { NotInForce, useConfirmBesideDispute } from './not-in-force.tsx'

const act: PendingAct = {
  kind: 'dispute',
  name: 'Dora Defendant',
  fee: 10,
  currency: 'EUR',
  isOwn: false,
  openedAt: '2026-02-05T11:20:00.000Z',
}
const { isOwn: _, openedAt: __, ...forThePublic } = act

test.each([
  ['another’s dispute', act, 'Does not count until EUR 10.00 is paid (dispute by Dora Defendant)'],
  ['one’s own dispute', { ...act, isOwn: true }, 'Does not count until EUR 10.00 is paid (your dispute)'],
  [
    'a concession, with its own fee',
    { ...act, kind: 'concession' as const, fee: 1_250.5, currency: 'USD' as const },
    'Does not count until USD 1,250.50 is paid (acceptance by Dora Defendant)',
  ],
  ['what the public reads', forThePublic, 'Does not count until EUR 10.00 is paid (dispute by Dora Defendant)'],
])('%s says what it costs to be in force', async (_name, shown, sentence) => {
  await renderComponent(<NotInForce acts={[shown]} />)
  expect(screen.getByRole('listitem').textContent?.replaceAll('\u00a0', ' ')).toBe(sentence)
})

test('without an unpaid act there is nothing', async () => {
  await renderComponent(<NotInForce acts={[]} />)
  expect(screen.queryByRole('list')).toBeNull()
})

function Conceding({ acts, onAnswer }: { acts: readonly PendingAct[]; onAnswer: (goesOn: boolean) => void }) {
  const confirmBesideDispute = useConfirmBesideDispute()
  const concede = async () => onAnswer(await confirmBesideDispute({ pendingActs: [...acts] }))
  return (
    <button type="button" onClick={concede}>
      Concede
    </button>
  )
}

test.each([
  ['another’s dispute', act, true],
  ['one’s own dispute', { ...act, isOwn: true }, false],
  ['another’s concession', { ...act, kind: 'concession' as const }, false],
])('whoever concedes beside %s is asked once more only where it is a dispute', async (_name, beside, isAsked) => {
  const onAnswer = vi.fn()
  await renderComponent(<Conceding acts={[beside]} onAnswer={onAnswer} />)
  fireEvent.click(screen.getByRole('button', { name: 'Concede' }))
  if (isAsked) fireEvent.click(await screen.findByRole('button', { name: 'Accept in full and pay' }))
  await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(true))
})
