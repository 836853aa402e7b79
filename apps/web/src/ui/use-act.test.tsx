// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderComponent } from './testing/render.tsx'
import { useAct } from './use-act.ts'

function Acting({ run }: { run: () => Promise<void> }) {
  const act = useAct({ run, failed: 'Failed' })
  return (
    <button type="button" onClick={() => act.mutate()}>
      {act.isPending ? 'Acting' : 'Act'}
    </button>
  )
}

test('an act is done once, however quickly it is pressed again, and again after it has ended', async () => {
  const ended: (() => void)[] = []
  const run = vi.fn(() => new Promise<void>(resolve => ended.push(resolve)))
  await renderComponent(<Acting run={run} />)
  const button = screen.getByRole('button')
  button.click()
  button.click()
  await screen.findByText('Acting')
  button.click()
  expect(run).toHaveBeenCalledTimes(1)
  ended[0]?.()
  await screen.findByText('Act')
  button.click()
  await waitFor(() => expect(run).toHaveBeenCalledTimes(2))
})
