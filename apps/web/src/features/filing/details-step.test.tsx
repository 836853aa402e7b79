// @vitest-environment happy-dom
import { partyClaimExample } from '@redress/contract/example-schemas.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { DetailsStep } from './details-step.tsx'
import { useDraft } from './use-draft.ts'

const claim = {
  ...partyClaimExample,
  status: 'PENDING' as const,
  jurisdiction: '',
  howDidInteractionBegin: '',
  lastResponse: '',
}

function Step() {
  return <DetailsStep claim={claim} draft={useDraft(claim)} />
}

const opened = () =>
  screen
    .getAllByRole('button', { name: /^(General|Synopsis|Current status)/, expanded: true })
    .map(({ textContent }) => /General|Synopsis|Current status/.exec(textContent ?? '')?.[0])

test('the sections open one after another, as each is filled, and none of them closes', async () => {
  answerCallsWith(claim)
  await renderComponent(<Step />)
  expect(opened()).toEqual(['General'])
  await userEvent.type(screen.getByLabelText('Jurisdiction'), 'Austria')
  expect(opened()).toEqual(['General', 'Synopsis'])
  await userEvent.type(screen.getByLabelText('How did the interaction begin?'), 'By a contract.')
  expect(opened()).toEqual(['General', 'Synopsis', 'Current status'])
  await userEvent.click(screen.getByRole('button', { name: /^Synopsis/ }))
  await userEvent.type(screen.getByLabelText('What was the last response?'), 'None.')
  expect(opened()).toEqual(['General', 'Current status'])
})

test('a section with an error opens', async () => {
  answerCallsWith(claim)
  const complete = { ...claim, jurisdiction: 'Austria', howDidInteractionBegin: 'So.', lastResponse: 'None.' }
  const late = { ...complete, lastCommunication: '2999-01-01' }
  const Late = () => <DetailsStep claim={late} draft={useDraft(late)} />
  await renderComponent(<Late />)
  expect(opened()).toEqual(['General'])
  await userEvent.click(screen.getByRole('button', { name: 'Go to next step' }))
  expect(await screen.findByText('There is a problem')).toBeDefined()
  expect(opened()).toEqual(['General', 'Current status'])
})
