import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foundSolanaAddress, isSolanaAddress } from './solana-address.ts'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Base58 by its definition: the bytes as one number, and a 1 for each leading zero byte. */
function base58(bytes: Uint8Array): string {
  let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let digits = ''
  for (; value > 0n; value /= 58n) digits = `${alphabet[Number(value % 58n)]}${digits}`
  const zeros = bytes.findIndex(byte => byte !== 0)
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + digits
}

const bytes = (length: number) =>
  fc.oneof(
    fc.uint8Array({ minLength: length, maxLength: length }),
    // Leading zero bytes, which base58 encodes one by one.
    fc.tuple(fc.nat(length), fc.uint8Array({ minLength: length, maxLength: length })).map(([zeros, rest]) => {
      rest.fill(0, 0, zeros)
      return rest
    }),
  )

test('32 bytes in base58 are an address, and as many as there are otherwise are none', () => {
  const any = fc.integer({ min: 0, max: 64 }).chain(length => bytes(length))
  fc.assert(fc.property(bytes(32), given => isSolanaAddress(base58(given))))
  fc.assert(fc.property(any, given => isSolanaAddress(base58(given)) === (given.length === 32)))
})

test('an address with a letter that base58 leaves out is none, wherever it stands', () => {
  const address = bytes(32).map(base58)
  fc.assert(
    fc.property(address, fc.nat(43), fc.constantFrom(...'0OIl _+ä'), (given, position, letter) => {
      const at = position % given.length
      return !isSolanaAddress(given.slice(0, at) + letter + given.slice(at + 1))
    }),
  )
})

test.each([
  ['the system program', '1'.repeat(32), true],
  ['the largest', 'JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFG', true],
  ['one more than the largest', 'JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFH', false],
  ['44 digits that are 33 bytes', 'z'.repeat(44), false],
  ['32 digits that are fewer bytes', '2'.repeat(32), false],
  ['digits that base58 leaves out', `0OIl${'1'.repeat(30)}`, false],
  ['nothing', '', false],
  ['very many digits', '1'.repeat(100_000), false],
])('%s', (_name, text, isAddress) => {
  expect(isSolanaAddress(text)).toBe(isAddress)
})

const system = '1'.repeat(32)
const largest = 'JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFG'
test.each([
  [largest, largest],
  [`solana:${largest}?amount=1`, largest],
  [`My wallet: ${largest}.`, largest],
  [`${largest}\n${largest}`, largest],
  [`${largest} or ${system}`, null],
  ['', null],
])('%s holds the address %s', (text, held) => expect(foundSolanaAddress(text)).toBe(held))
