// @vitest-environment happy-dom

import { errors } from '@redress/contract/errors.ts'
import { userExample } from '@redress/contract/example-schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { send } from '../../lib/http.ts'
import { accountOf, sessionQuery, useSession } from '../../lib/session.ts'
import { keepPageSession } from '../../lib/session-renewal.ts'
import { renderComponent } from '../testing/render.tsx'
import Toaster from '../toaster.tsx'
import { Form } from './form.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TextAreaField } from './text-area-field.tsx'

const olga = { ...userExample, id: crypto.randomUUID(), username: 'olga' }

let refetchSession: () => Promise<unknown>

function Reply() {
  const queries = useQueryClient()
  const { user } = useSession()
  refetchSession = () => queries.refetchQueries({ queryKey: sessionQuery.queryKey })
  keepPageSession({ account: () => accountOf(queries), becomeVisitor: () => false, leave: () => undefined })
  return (
    <>
      <h1>{user?.username}</h1>
      <Toaster />
      <Form
        schema={z.object({ text: z.string() })}
        defaultValues={{ text: '' }}
        persistenceKey="reply"
        onSubmit={body => send({ method: 'POST', url: '/v1/reply', body })}
      >
        <TextAreaField name="text" label="Text" limit={100} />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </>
  )
}

test('words stay on a page whose cookies are another account’s by now, and are sent once they are its own', async () => {
  let signedIn: typeof userExample = userExample
  const received: string[] = []
  vi.stubGlobal('fetch', async (url: string, { headers, body }: { headers: Headers; body?: string }) => {
    if ((headers.get('X-Account') ?? signedIn.id) !== signedIn.id) {
      const { status, text } = errors.OTHER_ACCOUNT
      return Response.json({ error: text, code: 'OTHER_ACCOUNT' }, { status })
    }
    if (url === '/v1/auth') return Response.json({ data: signedIn })
    received.push(`${signedIn.username}: ${body}`)
    return Response.json({ data: null })
  })
  localStorage.setItem('redress.signed-in', '1')
  onTestFinished(() => keepPageSession({ account: () => null, becomeVisitor: () => false, leave: () => undefined }))
  await renderComponent(<Reply />)
  await screen.findByRole('heading', { name: userExample.username })
  await userEvent.type(screen.getByLabelText('Text'), 'It was paid.')
  signedIn = olga
  await act(() => refetchSession())
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findAllByText(/^Another account is logged in with this browser by now/)).toHaveLength(1)
  expect(screen.getByRole('heading', { name: userExample.username })).toBeDefined()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('It was paid.')
  expect(JSON.stringify({ ...localStorage })).toContain('It was paid.')
  expect(received).toEqual([])
  signedIn = userExample
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await vi.waitFor(() => expect(received).toEqual([`${userExample.username}: {"text":"It was paid."}`]))
})
