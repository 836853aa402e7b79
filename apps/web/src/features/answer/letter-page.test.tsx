// @vitest-environment happy-dom
import type { OpenedLetter } from '@redress/contract/letters.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { LetterPage } from './letter-page.tsx'
import { claim, letter } from './testing/opened-letter.ts'

const asked = claim.claimValue ?? 0
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
