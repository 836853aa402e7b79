import { expect, test } from 'vitest'
import type { DefendantRecord } from '../repositories/defendant-repository.ts'
import type { ReplyRecord } from '../repositories/reply-repository.ts'
import { presentPartyReplies } from './reply-presenter.ts'

const published_at = new Date('2026-03-01T12:00:00Z')
const redactions = [{ passage: 'Canary Street 4', takenOut: 'address' }] as const
const version = (id: string, text: string) =>
  ({ ...{ id, text, redactions, published_at, defendant_id: 'dora', party: 'Defendant' } }) as unknown as ReplyRecord
const defendants = [{ id: 'dora', type: 'individual', first_name: 'Dora' }] as unknown as DefendantRecord[]
const textsFor = (userId: string | null) =>
  presentPartyReplies(
    [version('1', 'At Canary Street 4.'), version('2', 'She lives at Canary Street 4.')],
    defendants,
    userId,
  ).flatMap(({ text, earlierVersions }) => [text, ...earlierVersions.map(each => each.text)])

test('a party reads what was taken out; who holds the code of a letter and no account reads what the public does', () => {
  expect(textsFor('ada')).toEqual(['She lives at Canary Street 4.', 'At Canary Street 4.'])
  expect(textsFor(null)).toEqual(['She lives at […].', 'At […].'])
})
