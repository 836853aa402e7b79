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
