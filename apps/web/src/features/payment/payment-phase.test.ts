import { expect, test } from 'vitest'
import { mayBePaid, type PaymentFacts, paymentPhase } from './payment-phase.ts'

const open = { status: 'open' } as const
const asked = { signature: null, expiresAfter: '10' }
const sent = { signature: 'mine', expiresAfter: '10' }
const landed = { kind: 'landed', signature: 'mine', isFinal: false } as const
const failed = { kind: 'failed', signature: 'mine', failure: { kind: 'TOO_FEW_FUNDS' } } as const

const cases: readonly [name: string, facts: Partial<PaymentFacts>, kind: string, mayPay: boolean][] = [
  ['nothing was tried', {}, 'waiting', true],
  ['the wallet was asked', { attempt: asked }, 'asked', false],
  ['the wallet was asked and nothing is seen', { attempt: asked, sighting: { kind: 'nothing' } }, 'asked', false],
  ['the wallet never answered and no longer can', { attempt: asked, sighting: { kind: 'expired' } }, 'waiting', true],
  ['it was signed, and the node is away', { attempt: sent }, 'sent', false],
  ['it was signed and is not seen yet', { attempt: sent, sighting: { kind: 'nothing' } }, 'sent', false],
  ['it has landed', { attempt: sent, sighting: landed }, 'seen', false],
  ['another wallet has paid', { sighting: { ...landed, signature: 'theirs' } }, 'seen', false],
  ['it has expired', { attempt: sent, sighting: { kind: 'expired' } }, 'failed', true],
  ['it failed on the chain', { attempt: sent, sighting: failed }, 'failed', true],
  ['it was counted and more is owed', { attempt: sent, judged: ['mine'] }, 'waiting', true],
  ['the server has confirmed it', { payment: { status: 'paid' }, attempt: sent }, 'paid', false],
  ['the claim has moved on', { payment: { status: 'superseded' }, sighting: landed }, 'superseded', false],
]

test.each(cases)('%s', (_name, facts, kind, mayPay) => {
  const phase = paymentPhase({ payment: open, attempt: null, sighting: undefined, judged: [], ...facts })
  expect(phase.kind).toBe(kind)
  expect(mayBePaid(phase)).toBe(mayPay)
})
