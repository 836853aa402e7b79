// @vitest-environment happy-dom
import { userExample } from '@redress/contract/example-schemas.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionHint } from '../lib/session-hint.ts'
import { answerCalls, renderComponent } from '../ui/testing/render.tsx'
import { Component } from './social-providers.tsx'

const [address] = userExample.emails.filter(email => email.isConfirmed)

test.each([
  ['that Google logs in to', { isLinked: true, isOffered: true }, `Linked as ${address?.address}`, 0],
  ['with a password', { isLinked: false, isOffered: true }, 'Not linked', 1],
  ['where Google is not offered', { isLinked: false, isOffered: false }, 'Not offered here', 0],
])('an account %s shows what Google does', async (_, { isLinked, isOffered }, said, hints) => {
  sessionHint.set(true)
  answerCalls(({ pathname }) =>
    pathname === '/v1/configuration'
      ? { isGoogleSignInEnabled: isOffered }
      : { ...userExample, emails: address ? [{ ...address, ...(isLinked && { googleId: 'g' }) }] : [] },
  )
  await renderComponent(<Component />)
  const google = await screen.findByRole('row', { name: /^Google/ })
  await within(google).findByText(said)
  expect(screen.queryAllByText(/^To link Google/)).toHaveLength(hints)
  for (const name of ['Link Facebook', 'Link LinkedIn', 'Link Apple'])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true)
})
