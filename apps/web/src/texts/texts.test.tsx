// @vitest-environment happy-dom
import { Suspense, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createCatalogue, loadFile } from './catalogue.ts'
import * as frame from './en/frame.ts'
import { TextsProvider, useTexts } from './texts.tsx'

/** Needs the texts of two files. */
function Titles() {
  const [claims, filing] = [useTexts('claims'), useTexts('filing')]
  return <p>{[claims, filing].map(texts => typeof texts).join()}</p>
}

test.each([
  ['claims', 'filing'],
  ['filing', 'claims'],
] as const)('what needs the texts of two files waits for both, where %s come first', async (first, second) => {
  const arrived = { claims: Promise.withResolvers<void>(), filing: Promise.withResolvers<void>() }
  const catalogue = createCatalogue('en', frame, async file => {
    if (file === 'claims' || file === 'filing') await arrived[file].promise
    return loadFile('en', file)
  })
  // React tells it where what is waited for changes its place.
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => complaints.mockRestore())
  const container = document.createElement('div')
  const root = createRoot(container)
  // Not within `act`, where React waits in another way.
  startTransition(() =>
    root.render(
      <TextsProvider catalogue={catalogue}>
        <Suspense fallback="waiting">
          <Titles />
        </Suspense>
      </TextsProvider>,
    ),
  )
  await vi.waitFor(() => expect(container.textContent).toBe('waiting'))
  arrived[first].resolve()
  await catalogue.load(first)
  arrived[second].resolve()
  await vi.waitFor(() => expect(container.textContent).toBe('object,object'))
  expect(complaints.mock.calls).toEqual([])
  root.unmount()
})
