// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { askForProof } from '../lib/proof.ts'
import { ProofQuestion } from './proof-question.tsx'
import { renderComponent } from './testing/render.tsx'

let leave: () => unknown
function Page() {
  const navigate = useNavigate()
  leave = () => navigate('/elsewhere')
  return <ProofQuestion />
}

test('a page that is left proves nothing', async () => {
  await renderComponent(<Page />)
  let answer: boolean | undefined
  act(() => void askForProof().then(given => (answer = given)))
  expect(await screen.findByRole('dialog')).toBeDefined()
  await act(async () => leave())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(answer).toBe(false)
})

test('nor does one that goes away while it asks', async () => {
  const { unmount } = await renderComponent(<Page />)
  let isProven: Promise<boolean> | undefined
  act(() => {
    isProven = askForProof()
  })
  unmount()
  expect(await isProven).toBe(false)
})
