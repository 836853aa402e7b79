import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { secretKeyOf } from './secret-key.ts'
import { WrongSetting } from './settings.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redress-key-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const inFolder = (name = 'data') => ({ SECRET_KEY: undefined, DATA_DIR: join(folder, name) })

test('a key is made once, is kept, and is nobody else’s to read', () => {
  const key = secretKeyOf(inFolder())
  expect(Buffer.from(key, 'base64url')).toHaveLength(32)
  expect(secretKeyOf(inFolder())).toBe(key)
  expect(secretKeyOf(inFolder('another'))).not.toBe(key)
  expect(statSync(join(folder, 'data', 'secret.key')).mode & 0o777).toBe(0o600)
})

test('the setting comes first', () => {
  expect(secretKeyOf({ ...inFolder(), SECRET_KEY: 'k'.repeat(32) })).toBe('k'.repeat(32))
})

test('where none can be kept, one line says so', () => {
  writeFileSync(join(folder, 'data'), 'no folder')
  expect(() => secretKeyOf(inFolder())).toThrow(WrongSetting)
  expect(() => secretKeyOf(inFolder())).toThrow(/^SECRET_KEY is not set, and none can be kept in [^\n]*$/)
})
