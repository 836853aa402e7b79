// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'
import { renderComponent } from './testing/render.tsx'
import { useToast } from './toast.ts'
import Toaster from './toaster.tsx'

function Announcements() {
  const toast = useToast()
  return (
    <>
      <Button onClick={() => toast.success('Saved')}>Save</Button>
      <Button onClick={() => toast.error('Not sent')}>Send</Button>
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const texts = async () => {
  const region = await screen.findByRole('region', { name: 'Messages' })
  await within(region).findAllByRole('group')
  return [...region.querySelectorAll('p')].map(message => message.textContent)
}

test('a message that comes before its region is shown there, and the same one only once', async () => {
  const { rerender } = await renderComponent(<Announcements />)
  await press('Save')
  await press('Save')
  rerender(
    <>
      <Announcements />
      <Toaster />
    </>,
  )
  expect(await texts()).toEqual(['Saved'])
  expect(screen.getByRole('group').hasAttribute('aria-modal')).toBe(false)
  await press('Send')
  expect(await texts()).toEqual(['Saved', 'Not sent'])
  await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss message' })[0] as HTMLElement)
  await expect.poll(texts).toEqual(['Not sent'])
})
