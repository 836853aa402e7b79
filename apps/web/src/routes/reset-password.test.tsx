// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { answerCallsWith, renderComponent } from '../ui/testing/render.tsx'
import { Component } from './reset-password.tsx'

const shown = vi.hoisted(() => ({ at: '' }))
vi.mock('react-router', async load => {
  const router = await load<typeof import('react-router')>()
  return { ...router, useParams: () => ({ token: shown.at }) }
})

const open = (token: string) => {
  shown.at = token
  return renderComponent(
    <Routes>
      <Route path="*" element={<Component />} />
    </Routes>,
  )
}

const newLink = () => screen.getByRole('link', { name: 'Ask for a new link' })

test('a link that is none is said to be none at once, without asking the server', async () => {
  const calls = answerCallsWith(null)
  await open('no-such-token')
  expect(screen.getByRole('alert').textContent).toContain('This link is not valid')
  expect(newLink().getAttribute('href')).toBe('/auth/forgot-password')
  expect(screen.queryByLabelText('New Password')).toBeNull()
  expect(calls).toEqual([])
})

test('a link that the server refuses gives way to the same words', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'not valid', code: 'LINK_INVALID' }, { status: 400 }))
  await open('a'.repeat(43))
  await userEvent.type(screen.getByLabelText('New Password'), 'Settle-it-2026')
  await userEvent.type(screen.getByLabelText('Repeat Password'), 'Settle-it-2026')
  await userEvent.click(screen.getByRole('button', { name: 'Save the new password' }))
  expect((await screen.findByRole('alert')).textContent).toContain('This link is not valid')
  expect(newLink()).toBeDefined()
})
