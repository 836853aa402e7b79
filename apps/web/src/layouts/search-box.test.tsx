// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type NavigateFunction, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { answerCallsWith, renderComponent } from '../ui/testing/render.tsx'
import { SearchBox } from './search-box.tsx'

let navigate: NavigateFunction
function Navigation() {
  navigate = useNavigate()
  return null
}

test('the term leaves the field with the page of results, and is there again on it', async () => {
  answerCallsWith(null)
  await renderComponent(
    <>
      <Navigation />
      <SearchBox label="Search the site" />
    </>,
    '/faq',
  )
  // It becomes a combobox once the part that suggests has arrived.
  const field = () =>
    screen.queryByRole<HTMLInputElement>('searchbox') ?? screen.getByRole<HTMLInputElement>('combobox')
  await userEvent.type(field(), 'Nordlys{Enter}')
  expect(field().value).toBe('Nordlys')
  await act(async () => navigate('/about'))
  expect(field().value).toBe('')
  await act(async () => navigate('/search'))
  expect(field().value).toBe('Nordlys')
})
