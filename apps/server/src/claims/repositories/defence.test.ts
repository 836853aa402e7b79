import { expect, test } from 'vitest'
import { defenceOf, type SpokenOffer } from './defence.ts'
import type { DefendantRecord } from './defendant-repository.ts'

const seat = (id: string, user_id: string | null, company_id: string | null = null) =>
  ({ id, user_id, company_id, type: company_id ? 'Individual' : 'Company', legal_name: id }) as DefendantRecord

const offer = (changes: Partial<SpokenOffer>): SpokenOffer => ({
  ...{ proposed_by: 'Defendant', proposed_by_user: 'rita', decided_by_user: null },
  ...{ status: 'ACCEPTED', former_defendant_id: null, is_speaker_replaced: false, ...changes },
})

test.each<[string, DefendantRecord[], Partial<SpokenOffer>, string[]]>([
  ['a representative', [seat('acme', 'carl'), seat('rita', 'rita', 'acme')], {}, ['carl', 'rita']],
  [
    'a representative who has left',
    [seat('acme', 'carl'), seat('rita', null, 'acme'), seat('rolf', 'rolf', 'acme')],
    { former_defendant_id: 'rita' },
    ['carl', 'rolf'],
  ],
  ['a person who has left', [seat('rita', null)], { former_defendant_id: 'rita' }, []],
  ['a person who has left and is back', [seat('rita', 'rita2')], { former_defendant_id: 'rita' }, ['rita2']],
  [
    'a person whom somebody else replaced',
    [seat('rita', 'dora')],
    { former_defendant_id: 'rita', is_speaker_replaced: true },
    [],
  ],
])('an offer by %s binds who may act for them now', (_, defendants, changes, userIds) => {
  expect([...(defenceOf(offer(changes), defendants)?.userIds ?? [])]).toEqual(userIds)
})
