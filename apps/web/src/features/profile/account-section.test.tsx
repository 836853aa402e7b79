// @vitest-environment happy-dom
import { userExample } from '@redress/contract/example-schemas.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SessionUser } from '../../lib/session.ts'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { AccountSection } from './account-section.tsx'

const buttons = ['Add email', 'Change password'] as const
const [address] = userExample.emails

test.each<[string, number, Partial<SessionUser>]>([
  ['with a password', 1, {}],
  ['that signs in with Google', 0, { emails: address ? [{ ...address, googleId: 'g' }] : [] }],
])('an account %s shows the buttons of addresses and password %i times', async (_, count, changes) => {
  answerCallsWith(null)
  await renderComponent(<AccountSection user={{ ...userExample, ...changes }} />)
  for (const name of buttons) expect(screen.queryAllByRole('button', { name })).toHaveLength(count)
})
