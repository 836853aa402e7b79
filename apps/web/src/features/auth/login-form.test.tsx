// @vitest-environment happy-dom
import { signedInMark } from '@redress/contract/session-mark.ts'
import { auth } from '@redress/texts/en/page/authentication.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionHint } from '../../lib/session-hint.ts'
import { renderComponent } from '../../ui/testing/render.tsx'
import { LoginForm } from './login-form.tsx'

afterEach(() => {
  sessionHint.set(false)
  vi.restoreAllMocks()
})

const signedIn = () => Response.json({ data: { id: 'user', emails: [] } })
const askedForCode = () => Response.json({ code: 'SECOND_FACTOR_NEEDED', error: '' }, { status: 401 })

async function logIn(answer: () => Response): Promise<void> {
  vi.stubGlobal('fetch', async () => answer())
  await renderComponent(<LoginForm />)
  fireEvent.change(screen.getByLabelText(auth.fields.username), { target: { value: 'amelie' } })
  fireEvent.change(screen.getByLabelText(auth.fields.password), { target: { value: 'Correct-horse-7' } })
  screen.getByRole('button', { name: auth.login.submit }).click()
}

test.each([
  ['the session', signedIn],
  ['the second step', askedForCode],
])('whose browser refuses the cookie of %s is told so, and what to do', async (_, answer) => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  await logIn(answer)
  expect((await screen.findAllByText(auth.cookiesRefused)).length).toBeGreaterThan(0)
  expect(screen.queryByText(auth.login.failedToast)).toBeNull()
  expect(sessionHint.isSet()).toBe(false)
})

test('whose browser keeps it is signed in', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `${signedInMark.name}=${signedInMark.value}; Path=/`
  await logIn(signedIn)
  await waitFor(() => expect(localStorage.getItem('redress.signed-in')).toBe('1'))
})

test('whose browser keeps the cookie of the second step is asked for the code', async () => {
  await logIn(askedForCode)
  expect(await screen.findByText(auth.code.title)).toBeDefined()
})
