// @vitest-environment happy-dom

import * as frame from '@redress/texts/en/page/frame.ts'
import { Suspense, startTransition, useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { createCatalogue, loadFile } from './catalogue.ts'
import { TextsProvider, useTexts } from './texts.tsx'

test('a part that has waited for its texts goes on with all that it uses besides', async () => {
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>()
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const catalogue = createCatalogue('en', frame, async file => {
    ask()
    await arrives
    return loadFile('en', file)
  })
  function Part() {
    const layout = useTexts('layout')
    const documents = useTexts('documents')
    const messages = useTexts('messages')
    const [state] = useState('kept')
    const keep = useCallback(() => state, [state])
    return <p>{[layout, documents, messages].every(texts => typeof texts === 'object') && keep()}</p>
  }
  function Page() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <Suspense fallback="waits">
        <button type="button" onClick={() => startTransition(() => setIsOpen(true))} />
        {isOpen && <Part />}
      </Suspense>
    )
  }
  // React says there what it has recovered from, and what it holds to be used wrongly.
  const complaints = vi.spyOn(console, 'error')
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container, { onRecoverableError: complaints })
  root.render(
    <TextsProvider catalogue={catalogue}>
      <Page />
    </TextsProvider>,
  )
  const button = await vi.waitUntil(() => container.querySelector('button'))
  button.click()
  await asked
  arrive()
  await vi.waitFor(() => expect(container.querySelector('p')?.textContent).toBe('kept'))
  root.unmount()
  expect(complaints.mock.calls).toEqual([])
})
