// @vitest-environment happy-dom
import type { OpenedLetter } from '@redress/contract/letters.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { WriteDispute } from './answer-form.tsx'
import { claim, letter } from './testing/opened-letter.ts'

const offer = { kind: 'offer', winningParty: 'Plaintiff', costOwner: 'Defendant', value: 5 } as const

/** Writes a dispute where another answer is kept, and waits until it would have been saved; what was sent of it. */
async function written(answer: OpenedLetter['answer']) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const calls = answerCallsWith({ ...letter, answer })
  await renderComponent(<WriteDispute letter={{ ...letter, answer }} claim={claim} />)
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Not Factual' } })
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'It was dry.' } })
  await vi.advanceTimersByTimeAsync(2_000)
  return () => calls.filter(([, options]) => options?.method === 'PATCH').length
}

test.each<[string, OpenedLetter['answer'], number]>([
  ['nothing', null, 1],
  ['a concession, which has no words', letter.answer, 1],
  ['an offer, which it would replace', offer, 0],
])('what is typed is saved at once where nothing is lost by it: %s', async (_, answer, saved) => {
  expect((await written(answer))()).toBe(saved)
})

test('saved words of another kind are replaced when one says so, and not before', async () => {
  const sent = await written(offer)
  const answerQuestion = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('You make an offer')
    fireEvent.click(within(question).getByRole('button', { name }))
  }
  await answerQuestion('Cancel')
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent()).toBe(0)
  await answerQuestion('Replace it')
  await vi.waitFor(() => expect(sent()).toBe(1))
})
