// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { Route, Routes, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { returnState } from '../../lib/return-state.ts'
import { Button } from '../../ui/button.tsx'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { SocialProviders } from './social-providers.tsx'

const wanted = returnState({ pathname: '/dashboard/claims/my-claims/1', search: '?view=all', hash: '' })

/** Returns the target of Google's button on a page. */
async function googleFrom(
  address: string,
  { state = null as unknown, returnTo = undefined as string | undefined } = {},
) {
  answerCallsWith({ isGoogleSignInEnabled: true })
  function Departure() {
    const navigate = useNavigate()
    return <Button onClick={() => void navigate(address, { state })}>Go</Button>
  }
  await renderComponent(
    <Routes>
      <Route path="/" element={<Departure />} />
      <Route path="*" element={<SocialProviders {...(returnTo !== undefined && { returnTo })} />} />
    </Routes>,
  )
  screen.getByRole('button', { name: 'Go' }).click()
  const link = await screen.findByRole('link', { name: 'Google' })
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://localhost')
  expect(pathname).toBe('/v1/social-providers/google')
  return Object.fromEntries(searchParams)
}

test('takes along what one came with, and where one wanted to go', async () => {
  const query = { redeem_code: 'A1', referrie: 'abc' }
  expect(await googleFrom(`/auth/login?${new URLSearchParams(query)}`, { state: wanted })).toEqual({
    ...query,
    language: 'en',
    to: '/dashboard/claims/my-claims/1?view=all',
  })
})

test('takes the same along once more after a failure, and not the failure', async () => {
  const query = { redeem_code: 'A1', to: '/dashboard/takeover' }
  const failed = new URLSearchParams({ failure: 'GOOGLE_CANCELLED', ...query })
  expect(await googleFrom(`/auth/login?${failed}`)).toEqual({ ...query, language: 'en' })
})

test('leads back to the letter that one answers', async () => {
  const answered = await googleFrom('/answer?step=give', { returnTo: '/answer?step=give' })
  expect(answered).toMatchObject({ to: '/answer?step=give' })
})

test.each([
  [true, ['Facebook', 'LinkedIn', 'Apple'], 'offer Facebook, LinkedIn, and Apple.'],
  [false, ['Google', 'Facebook', 'LinkedIn', 'Apple'], 'offer Google, Facebook, LinkedIn, and Apple.'],
])('the others say why they are dead, and take no focus (Google offered: %s)', async (isOffered, dead, names) => {
  answerCallsWith({ isGoogleSignInEnabled: isOffered })
  await renderComponent(<SocialProviders />)
  const why = await screen.findByText(/^This site does not offer/)
  // Google counts as not offered until the configuration is there.
  await expect.poll(() => why.textContent?.replaceAll(/[\u2066-\u2069]/g, '')).toContain(names)
  for (const name of dead) {
    const button = screen.getByRole<HTMLButtonElement>('button', { name })
    expect(button.disabled).toBe(true)
    expect(button.getAttribute('aria-describedby')).toBe(why.id)
  }
})
