// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../ui/testing/render.tsx'
import { IntactHistory } from './intact-history.tsx'

const entry = { previous: null, claim: '3f0c9a51-0000', feeCents: null, at: '2026-01-05T12:00:00.000Z' }

test.each(['__proto__', 'constructor', 'toString', 'an event of another version'])(
  'an event and a party that a file calls %s are shown by these names',
  async name => {
    const entries = [{ ...entry, event: name, party: name }]
    await renderComponent(
      <IntactHistory history={{ kind: 'intact', claim: entry.claim, site: '', entries, payments: [] }} />,
    )
    expect(screen.getAllByText(name)).toHaveLength(2)
  },
)

const paid = {
  ...{ payment: 'p', recipient: 'r', reference: 'f', covers: 1 },
  memo: 'Redress dispute fee, payment 3f0c9a51-0000',
}
const named = (event: string) => ({ ...entry, previous: event, event, party: 'Defendant', feeCents: 1000 })

test.each([
  [
    'only its payment’s own entries follow',
    ['DISPUTE_OPENED', 'CLAIM_DISPUTED'],
    [paid],
    /^Proved up to entry 1 of 3, .*What follows says only/,
  ],
  [
    'something else follows',
    ['DISPUTE_OPENED', 'CLAIM_WITHDRAWN'],
    [paid],
    /^Proved up to entry 1 of 3, .*can have been replaced\.$/,
  ],
  ['nothing was paid', ['DISPUTE_OPENED'], [], /^Proved up to entry 0 of 2: no payment/],
])('a history ends in how far it is proved: %s', async (_what, events, payments, said) => {
  const entries = [{ ...entry, event: 'CLAIM_CREATED', party: 'Plaintiff' }, ...events.map(named)]
  await renderComponent(<IntactHistory history={{ kind: 'intact', claim: entry.claim, site: '', entries, payments }} />)
  screen.getByText(said)
})
