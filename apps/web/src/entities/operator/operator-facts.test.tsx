// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { OperatorFacts } from './operator-facts.tsx'

test('the operator is named with the ways to reach them and the date of the text', async () => {
  answerCallsWith({
    operator: { name: 'Redress e.V.', address: 'Beispielweg 1, Berlin', email: 'office@redress.example' },
  })
  await renderComponent(<OperatorFacts changedOn="2026-11-22" />)
  expect(await screen.findByText('Redress e.V.')).toBeDefined()
  expect(screen.getByText('Beispielweg 1, Berlin')).toBeDefined()
  expect(screen.getByRole('link', { name: 'office@redress.example' }).getAttribute('href')).toBe(
    'mailto:office@redress.example',
  )
  expect(screen.getByText('22-Nov-2026')).toBeDefined()
})

test('a trial installation says that it is one, and the date of the text', async () => {
  answerCallsWith({ operator: null })
  await renderComponent(<OperatorFacts changedOn="2026-11-22" />)
  expect(await screen.findByText('This is a trial installation')).toBeDefined()
  expect(screen.getByText('22-Nov-2026')).toBeDefined()
})
