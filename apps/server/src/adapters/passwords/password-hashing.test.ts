import { stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { passwordHashing } from './password-hashing.ts'

const password = 'Correct-horse-7'

test('unless a cost is given, a hash takes what is recommended', async () => {
  const { hash, isRight } = passwordHashing()
  const made = await hash(password)
  expect(made).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isRight(made, password)).toBe(true)
  expect(await isRight(made, `${password} `)).toBe(false)
  expect(await isRight(null, password)).toBe(false)
})

test('a file is read while many passwords are hashed, and not after them', async () => {
  const { hash } = passwordHashing()
  let hashed = 0
  const hashing = Array.from({ length: 40 }, async () => {
    await hash(password)
    hashed++
  })
  await stat(import.meta.filename)
  expect(hashed).toBeLessThan(10)
  await Promise.all(hashing)
})
