import { expect, test } from 'vitest'
import { type Permission, permissions } from './permissions.ts'
import { isRefusedWhile } from './suspended-permissions.ts'
import { suspensionScopes } from './suspensions.ts'

const refusedBy = (scope: (typeof suspensionScopes)[number]) =>
  (Object.keys(permissions) as (keyof typeof permissions)[]).filter(each => isRefusedWhile(scope, each))

test('a suspension of filing refuses new claims alone, one of the account also public words and messages', {
  tags: 'SPEC-4-suspensions',
}, () => {
  expect(refusedBy('filing')).toEqual(['create a claim', 'submit a claim'])
  expect(refusedBy('account').filter(each => !isRefusedWhile('filing', each))).toEqual([
    ...['write a message', 'publish a reply', 'answer a reply'],
  ])
})

test('no suspension refuses a right', { tags: 'SPEC-4-suspensions' }, () => {
  const rights: readonly Permission[] = [
    ...(['use an own account', 'use the dashboard', 'read a claim', 'read documents', 'read messages'] as const),
    ...(['take a claim over', 'contest a takeover', 'read and answer a letter', 'ask for more time'] as const),
    ...(['dispute a claim', 'change documents', 'propose a resolution', 'answer a resolution'] as const),
    ...(['settle by sealed bids', 'pay and resolve', 'say that it is paid', 'read the payment'] as const),
    ...(['state a sum', 'state payment details', 'edit a claim', 'delete a claim', 'end a claim'] as const),
    ...(['amend a claim', 'write to a defendant', 'report the record'] as const),
    ...(['object to a restriction', 'agree to show a settlement', 'disown an address'] as const),
  ]
  for (const scope of suspensionScopes) expect(rights.filter(each => isRefusedWhile(scope, each))).toEqual([])
})
