// @vitest-environment happy-dom
import { userExample } from '@redress/contract/example-schemas.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { AddressForm } from './address-form.tsx'

test('the street is withheld by a switch, and stays in the profile', async () => {
  const calls = answerCallsWith({ ...userExample, isStreetPublic: false })
  await renderComponent(<AddressForm user={userExample} />)
  const found = screen.getByRole('switch', { name: 'Show my street to the public' })
  expect(found.getAttribute('aria-checked')).toBe('true')
  fireEvent.click(found)
  expect(found.getAttribute('aria-checked')).toBe('false')
  expect(screen.getByText('Only the parties of your claims see it.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Edit information' }))
  const sent = () => calls.find(([url, request]) => String(url).includes('/v1/users') && request?.method === 'PATCH')
  await waitFor(() => expect(sent()).toBeDefined())
  const { address, city, country } = userExample
  expect(JSON.parse(String(sent()?.[1]?.body))).toEqual({ address, city, country, isStreetPublic: false })
})
