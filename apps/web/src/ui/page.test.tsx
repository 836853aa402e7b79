// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Page } from './page.tsx'
import { renderComponent } from './testing/render.tsx'

/** A screen that a press ends, and whose title something else changes while it is read. */
function Letter() {
  const [isSent, setSent] = useState(false)
  const [sum, setSum] = useState(100)
  if (isSent) return <Page title="Thank you">{null}</Page>
  return (
    <Page title={`Asks ${sum}`}>
      <button type="button" onClick={() => setSent(true)}>
        send
      </button>
      <button type="button" onMouseDown={event => event.preventDefault()} onClick={() => setSum(200)}>
        amend
      </button>
    </Page>
  )
}

async function read() {
  const scroll = vi.spyOn(window, 'scrollTo')
  onTestFinished(() => scroll.mockRestore())
  await renderComponent(<Letter />)
  return { user: userEvent.setup(), scroll }
}

test('what takes the place of what was pressed is read from its heading', async () => {
  const { user, scroll } = await read()
  await user.click(screen.getByText('send'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Thank you' }))
  expect(scroll).toHaveBeenCalledWith(0, 0)
})

test('a title that changes while the page is read moves neither focus nor page', async () => {
  const { user, scroll } = await read()
  screen.getByText('send').focus()
  screen.getByText('send').blur()
  await user.click(screen.getByText('amend'))
  expect(screen.getByRole('heading', { name: 'Asks 200' })).toBeDefined()
  expect(document.activeElement).toBe(document.body)
  expect(scroll).not.toHaveBeenCalled()
})
