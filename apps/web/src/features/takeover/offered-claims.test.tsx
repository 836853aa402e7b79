// @vitest-environment happy-dom
import type { OfferedClaim } from '@redress/contract/defendants.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { OfferedClaims, useOfferedClaims } from './offered-claims.tsx'

const offer: OfferedClaim = {
  defendantId: 'one',
  plaintiffName: 'Klara Vogt',
  asked: 2450,
  currency: 'EUR',
  noticePeriodEndsAt: '2099-03-15T12:00:00.000Z',
  isResolved: false,
  isRestricted: false,
  dateOfClaim: '2026-01-12',
  type: 'Individual',
  companyName: null,
  isCompanyRepresentative: false,
}
const ofCompany = { ...offer, companyName: 'Nordlys Reiser AS' }

const Offered = () => <OfferedClaims query={useOfferedClaims()} />

test.each<[string, OfferedClaim, string]>([
  ['a person', offer, 'Klara Vogt asks EUR 2,450.00 from youIt names you as a person.'],
  [
    'a company',
    { ...ofCompany, type: 'Company' },
    'Klara Vogt asks EUR 2,450.00 from Nordlys Reiser ASIt names your address as that of Nordlys Reiser AS.',
  ],
  [
    'its representative',
    { ...ofCompany, isCompanyRepresentative: true },
    'Klara Vogt asks EUR 2,450.00 from Nordlys Reiser ASIt names you as a representative of Nordlys Reiser AS.',
  ],
])(
  'a claim that names %s says who asks how much, as what one is named, until when it asks, and the date',
  async (_, claim, says) => {
    answerCallsWith([claim])
    await renderComponent(<Offered />)
    const section = within(await screen.findByRole('region', { name: 'Claims that name your email address' }))
    const row = (await section.findByRole('listitem')).textContent?.replaceAll('\u00a0', ' ')
    expect(row).toBe(`${says}Answer by 14-Mar-2099Date of the event: 12-Jan-2026Link to my accountThis is not me`)
    const sentence = says.slice(0, says.indexOf('It names'))
    const names = section.getAllByRole('button').map(each => each.getAttribute('aria-label')?.replaceAll('\u00a0', ' '))
    expect(names).toEqual([`Link to my account: ${sentence}`, `This is not me: ${sentence}`])
  },
)

test('a claim whose time to answer has ended does not ask for an answer by then', async () => {
  answerCallsWith([{ ...offer, noticePeriodEndsAt: '2026-03-15T12:00:00.000Z' }])
  await renderComponent(<Offered />)
  expect((await screen.findByRole('listitem')).textContent).toContain('The time to answer ended on 14-Mar-2026')
})

test('a claim that is over says so, and asks for no answer', async () => {
  answerCallsWith([{ ...offer, isResolved: true }])
  await renderComponent(<Offered />)
  const row = await screen.findByRole('listitem')
  expect(row.textContent?.replaceAll('\u00a0', ' ')).toMatch(/^Klara Vogt asked EUR 2,450.00 from you/)
  expect(row.textContent).toContain('The claim is over, and can be read.')
  expect(row.textContent).not.toContain('nswer')
  fireEvent.click(within(row).getByRole('button', { name: /^This is not me/ }))
  expect((await screen.findByRole('alertdialog')).textContent).not.toContain('nswer')
})

test('a claim that is over asks nothing of a company any more', async () => {
  answerCallsWith([{ ...ofCompany, type: 'Company', isResolved: true }])
  await renderComponent(<Offered />)
  const row = await screen.findByRole('listitem')
  expect(row.textContent?.replaceAll('\u00a0', ' ')).toMatch(/^Klara Vogt asked EUR 2,450.00 from Nordlys Reiser AS/)
})

test.each([
  [false, 'and is public after its notice period'],
  [true, 'Then the claim goes on without your answer.'],
])('whoever is somebody else is told what becomes public: off the record: %s', async (isRestricted, says) => {
  answerCallsWith([{ ...offer, isRestricted }])
  await renderComponent(<Offered />)
  fireEvent.click(await screen.findByRole('button', { name: /^This is not me/ }))
  const said = (await screen.findByRole('alertdialog')).textContent
  expect(said).toContain(says)
  if (isRestricted) expect(said).not.toContain('public')
})

test('where nothing is offered, nothing stands there', async () => {
  const calls = answerCallsWith([])
  const { container } = await renderComponent(<Offered />)
  await expect.poll(() => calls.length).toBe(1)
  await expect.poll(() => container.textContent).toBe('')
})
