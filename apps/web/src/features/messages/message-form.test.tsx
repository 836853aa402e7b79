// @vitest-environment happy-dom
import { partyClaimExample, privateDefendantExample } from '@redress/contract/example-schemas.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../ui/testing/render.tsx'
import { MessageForm } from './message-form.tsx'

const taken = privateDefendantExample.takeover

test.each([
  ['reads', { takeover: taken }, /^Read by .+, never by the public\.$/],
  ['has an email that we can write to', { takeover: null }, /^Read by .+ as soon as they open our email/],
  ['no letter reaches', { takeover: null, unreached: 'all' }, /^Our emails do not reach /],
  ['no letter will ever reach', { takeover: null, unreached: 'for good' }, /^Our emails do not reach /],
] as const)('a plaintiff is told who will read a message to somebody who %s', async (_, given, told) => {
  const { takeover, ...rest } = given
  const claim = { ...partyClaimExample, ...rest, defendants: [{ ...privateDefendantExample, takeover }] }
  const attachments = { sendWith: () => Promise.reject(new Error('Nothing is sent')), list: null, button: null }
  await renderComponent(<MessageForm claim={claim} attachments={attachments} />)
  expect(screen.getByText(told)).toBeTruthy()
})
