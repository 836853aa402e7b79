// @vitest-environment happy-dom
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { restrictedClaimExample } from '@redress/contract/example-schemas.ts'
import type { OpenedLetter } from '@redress/contract/letters.ts'
import { endOfDay } from '@redress/domain/claim/calendar-days.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { LetterPage } from './letter-page.tsx'
import { claim, letter } from './testing/opened-letter.ts'

const asked = claim.asked ?? 0
const read = ['You have begun to answer', 'Somebody has acted on the claim'] as const

test.each<[string, OpenedLetter['answer'], (typeof read)[number] | null]>([
  ['nothing', null, null],
  ['a concession of what is asked', { kind: 'concession', value: asked }, read[0]],
  ['a concession of what was asked before', { kind: 'concession', value: asked - 1 }, read[1]],
  [
    'an offer, which is of its own sum',
    { kind: 'offer', winningParty: 'Plaintiff', costOwner: 'Defendant', value: 5 },
    read[0],
  ],
])('whoever has written %s is told what became of it', async (_, answer, expected) => {
  answerCallsWith({})
  await renderComponent(<LetterPage letter={{ ...letter, answer }} claim={claim} details={null} />)
  expect(read.filter(title => screen.queryByText(title))).toEqual(expected === null ? [] : [expected])
})

test('a claim that is off the public record is called neither public nor silent', async () => {
  answerCallsWith({})
  const restricted: PartyClaim = {
    ...claim,
    status: 'PUBLISHED',
    isPublic: false,
    noticePeriodEndsAt: '2026-01-10T12:00:00.000Z',
    firstResponseAt: null,
    replies: [],
    isRestricted: true,
    restrictions: restrictedClaimExample.restrictions,
  }
  await renderComponent(<LetterPage letter={{ ...letter, answer: null }} claim={restricted} details={null} />)
  expect(screen.getByText(/^Nobody has answered\. You can still answer\./)).toBeDefined()
  expect(screen.queryByText('If you do nothing')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'This is not me' }))
  expect((await screen.findByRole('alertdialog')).textContent).not.toContain('public')
})

test('a claim is public since the day after the last one to answer', async () => {
  answerCallsWith({})
  const open: PartyClaim = {
    ...claim,
    ...{ status: 'PUBLISHED', isPublic: true, firstResponseAt: null, replies: [], restrictions: [] },
    noticePeriodEndsAt: endOfDay('2026-01-09').toISOString(),
  }
  await renderComponent(<LetterPage letter={{ ...letter, answer: null }} claim={open} details={null} />)
  expect(screen.getByText(/public since 1[01]\WJan\W2026/)).toBeDefined()
})
