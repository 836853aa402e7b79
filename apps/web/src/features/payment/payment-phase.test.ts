import { expect, test } from 'vitest'
import { mayBePaid, type PaymentFacts, paymentPhase } from './payment-phase.ts'

const open = { status: 'open' } as const
const asked = { signature: null, expiresAfter: '10' }
const sent = { signature: 'mine', expiresAfter: '10' }
const confirmed = { kind: 'confirmed', signature: 'mine', isFinalized: false } as const
const failed = { kind: 'failed', signature: 'mine', failure: { kind: 'TOO_FEW_FUNDS' } } as const

const cases: readonly [name: string, facts: Partial<PaymentFacts>, kind: string, mayPay: boolean][] = [
  ['no attempt was made', {}, 'waiting', true],
  ['the wallet was asked', { attempt: asked }, 'asked', false],
  [
    'the wallet was asked and no transaction is found',
    { attempt: asked, onChainStatus: { kind: 'not found' } },
    'asked',
    false,
  ],
  [
    'the wallet never answered and no longer can',
    { attempt: asked, onChainStatus: { kind: 'expired' } },
    'waiting',
    true,
  ],
  ['it was signed, and the node does not answer', { attempt: sent }, 'sent', false],
  ['it was signed and is not found yet', { attempt: sent, onChainStatus: { kind: 'not found' } }, 'sent', false],
  ['it is confirmed on the chain', { attempt: sent, onChainStatus: confirmed }, 'seen', false],
  ['another wallet has paid', { onChainStatus: { ...confirmed, signature: 'theirs' } }, 'seen', false],
  ['it has expired', { attempt: sent, onChainStatus: { kind: 'expired' } }, 'failed', true],
  ['it failed on the chain', { attempt: sent, onChainStatus: failed }, 'failed', true],
  ['it was counted and more is owed', { attempt: sent, processed: ['mine'] }, 'waiting', true],
  ['the server has counted it in full', { payment: { status: 'paid' }, attempt: sent }, 'paid', false],
  ['the claim has moved on', { payment: { status: 'superseded' }, onChainStatus: confirmed }, 'superseded', false],
]

test.each(cases)('%s', (_name, facts, kind, mayPay) => {
  const phase = paymentPhase({ payment: open, attempt: null, onChainStatus: undefined, processed: [], ...facts })
  expect(phase.kind).toBe(kind)
  expect(mayBePaid(phase)).toBe(mayPay)
})
