import { expect, test } from 'vitest'
import { seal, unseal } from './secrets.ts'

const key = 'k'.repeat(32)

test('what is sealed is opened with the same key, for the same purpose and owner, and nowhere else', () => {
  const sealed = seal(key, 'authenticator', 'ada', 'JBSWY3DPEHPK3PXP')
  expect(sealed).not.toContain('JBSWY')
  expect(seal(key, 'authenticator', 'ada', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed)
  expect(unseal(key, 'authenticator', 'ada', sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(unseal('l'.repeat(32), 'authenticator', 'ada', sealed)).toBeNull()
  expect(unseal(key, 'something else', 'ada', sealed)).toBeNull()
  expect(unseal(key, 'authenticator', 'grace', sealed)).toBeNull()
})

test('what was changed, or is nothing of the kind, is not opened', () => {
  const sealed = seal(key, 'authenticator', 'ada', 'JBSWY3DPEHPK3PXP')
  for (const changed of ['', 'nonsense', sealed.slice(1), `${sealed.slice(0, -3)}AAA`, sealed.slice(0, 20)])
    expect(unseal(key, 'authenticator', 'ada', changed)).toBeNull()
})
