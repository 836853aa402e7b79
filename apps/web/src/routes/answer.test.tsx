// @vitest-environment happy-dom
import { userExample } from '@redress/contract/example-schemas.ts'
import { examples } from '@redress/contract/examples.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { claim, letter } from '../features/answer/testing/opened-letter.ts'
import { noteSignIn, sessionQuery } from '../lib/session.ts'
import { answerCalls, renderComponent } from '../ui/testing/render.tsx'
import { Component } from './answer.tsx'

let queries: QueryClient
let toDispute: () => unknown
function Navigation() {
  const navigate = useNavigate()
  toDispute = () => navigate('/answer?step=dispute')
  queries = useQueryClient()
  return null
}

async function openDispute(): Promise<HTMLTextAreaElement> {
  answerCalls(({ pathname }) => {
    if (pathname === '/v1/letters/current') return { ...letter, answer: null }
    if (pathname === '/v1/auth') return userExample
    return pathname === '/v1/configuration' ? examples['GET /v1/configuration']?.data : claim
  })
  await renderComponent(
    <>
      <Navigation />
      <Component />
    </>,
  )
  await act(async () => toDispute())
  return screen.findByLabelText<HTMLTextAreaElement>('Your answer')
}

/** As it is found here when somebody signs in in another tab. */
const signInElsewhere = () =>
  act(async () => {
    await queries.cancelQueries({ queryKey: sessionQuery.queryKey })
    noteSignIn(userExample)
    queries.setQueryData(sessionQuery.queryKey, userExample)
  })

test('what is half typed at a letter stays in its tab where somebody signs in, and reaches no account', async () => {
  fireEvent.change(await openDispute(), { target: { value: 'The parcel never' } })
  await signInElsewhere()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('The parcel never')
  expect(JSON.stringify({ ...localStorage })).not.toContain('The parcel never')
  // The page is loaded again.
  cleanup()
  expect((await openDispute()).value).toBe('The parcel never')
})
