// @vitest-environment happy-dom
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { LetterDelivery } from '@redress/contract/defendants.ts'
import { partyClaimExample, privateDefendantExample } from '@redress/contract/example-schemas.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { DeliveryNote } from './delivery-note.tsx'

const written: LetterDelivery = {
  state: 'accepted',
  queuedAt: '2026-01-20T10:05:00.000Z',
  acceptedAt: '2026-01-20T10:05:00.000Z',
  refusedAt: null,
  withheldAt: null,
  refusal: null,
  deferral: null,
  deferredAt: null,
  openedAt: null,
  disownedAt: null,
  takenOverAt: null,
  corrections: 0,
}
const claim: PartyClaim = { ...partyClaimExample, role: 'Plaintiff', status: 'PENDING_PUBLICATION' }
const correct = 'Correct the address'
const again = 'Send the email again'
const disowned = { ...written, state: 'disowned', disownedAt: '2026-01-21T10:05:00.000Z' } as const
const moment = '2999-01-20T10:05:00.000Z'
const withheld = { ...written, state: 'not sent', queuedAt: moment, withheldAt: moment } as const

test.each<[string, Partial<LetterDelivery>, Partial<PartyClaim>, string[]]>([
  ['that was written days ago', {}, {}, [correct, again]],
  ['that was written just now', { queuedAt: '2999-01-20T10:05:00.000Z' }, {}, [correct]],
  ['that was not sent', withheld, {}, [correct, again]],
  ['whose reader is somebody else', disowned, {}, [correct]],
  ['whose address was corrected three times', { corrections: 3 }, {}, [again]],
  ['of a claim that is resolved', {}, { status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF' }, []],
])('of a letter %s the plaintiff can do what the rules allow', async (_letter, delivery, changes, buttons) => {
  answerCallsWith(null)
  const defendant = { ...privateDefendantExample, takeover: null, delivery: { ...written, ...delivery } }
  await renderComponent(<DeliveryNote claim={{ ...claim, ...changes }} defendant={defendant} />)
  expect(screen.queryAllByRole('button').map(button => button.textContent)).toEqual(buttons)
})

test.each<[string, Partial<LetterDelivery>, Partial<PartyClaim>]>([
  ['is public', disowned, { status: 'PUBLISHED' }],
  ['is resolved', disowned, { status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF' }],
  ['can be corrected no more', { ...disowned, corrections: 3 }, {}],
])('of a claim that %s the note names no deadline, and asks for no address', async (_claim, delivery, changes) => {
  answerCallsWith(null)
  const defendant = { ...privateDefendantExample, takeover: null, delivery: { ...written, ...delivery } }
  const { container } = await renderComponent(<DeliveryNote claim={{ ...claim, ...changes }} defendant={defendant} />)
  expect(container.textContent).toContain('says that they are somebody else')
  expect(container.textContent).not.toMatch(/Please correct|time to answer/)
})

const waiting = { ...written, state: 'waiting', acceptedAt: null, deferredAt: written.queuedAt } as const
const givenUp = { ...waiting, state: 'given up', deferredAt: null, refusedAt: '2026-01-25T10:05:00.000Z' } as const

test.each<[string, Partial<LetterDelivery>, string[]]>([
  ['full mailbox', { ...waiting, deferral: 'mailbox full' }, ['The mailbox is full. We try again until 25‑Jan‑2026.']],
  ['server that is busy', { ...waiting, deferral: 'not now' }, ['does not take the email at the moment']],
  ['fault of ours', { ...waiting, deferral: 'not from us' }, ['That is for us to mend']],
  ['mailbox that stayed full', { ...givenUp, deferral: 'mailbox full' }, ['Given up', 'full until we stopped trying']],
])('of a letter to a %s the plaintiff reads why, and what can be done', { tags: 'SPEC-4-delivery' }, async (...row) => {
  const [, delivery, words] = row
  answerCallsWith(null)
  const defendant = { ...privateDefendantExample, takeover: null, delivery: { ...written, ...delivery } }
  const { container } = await renderComponent(<DeliveryNote claim={claim} defendant={defendant} />)
  for (const each of words) expect(container.textContent).toContain(each)
  expect(screen.getByRole('button', { name: /^Correct the address/ })).toBeDefined()
})

test('where an account has the claim, nothing is left to do', async () => {
  answerCallsWith(null)
  const defendant = { ...privateDefendantExample, delivery: { ...written, state: 'taken over' as const } }
  await renderComponent(<DeliveryNote claim={claim} defendant={defendant} />)
  expect(screen.queryAllByRole('button')).toEqual([])
})
