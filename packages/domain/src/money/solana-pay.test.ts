import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lamports } from './money.ts'
import { parseSolanaPayUrl, type SolanaPayRequest, solanaPayUrl } from './solana-pay.ts'

const recipient = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN'
const reference = '82ZJ7nbGpixjeDCmEhUcmwXYfvurzAgGdtSMuHnUgyny'
const request: SolanaPayRequest = {
  recipient,
  lamports: lamports(66_666_667n),
  reference,
  label: 'Redress',
  message: 'Submission fee',
  memo: 'claim 1',
}

test('a request is written as Solana Pay defines it', () => {
  expect(solanaPayUrl(request)).toBe(
    `solana:${recipient}?amount=0.066666667&reference=${reference}&label=Redress&message=Submission%20fee&memo=claim%201`,
  )
})

const address = fc.constantFrom(recipient, reference, '1'.repeat(32), 'JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFG')
const text = fc.string({ unit: 'binary' })

test('what is written is read back, whatever the texts and the amount', () => {
  fc.assert(
    fc.property(
      fc.record({
        recipient: address,
        lamports: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(lamports),
        reference: address,
        label: text,
        message: text,
        memo: text,
      }),
      given => {
        const url = solanaPayUrl(given)
        expect(parseSolanaPayUrl(url)).toEqual(given)
        expect(new URL(url).searchParams.get('memo')).toBe(given.memo)
        expect(new URL(url).searchParams.get('amount')).toMatch(/^(0|[1-9]\d*)(\.\d{0,8}[1-9])?$/)
      },
    ),
  )
})

test.each([
  ['solana pay', `solana:${recipient}?amount=1&reference=${reference}&unknown=1`, 1_000_000_000n],
  ['a text that is not said', `solana:${recipient}?amount=1&reference=${reference}&label&message=`, 1_000_000_000n],
  ['the smallest amount', `solana:${recipient}?amount=0.000000001&reference=${reference}`, 1n],
])('reads %s', (_name, url, amount) => {
  expect(parseSolanaPayUrl(url)).toEqual({
    recipient,
    lamports: amount,
    reference,
    label: '',
    message: '',
    memo: '',
  })
})

test('a plus is a blank, as forms write it', () => {
  const url = `solana:${recipient}?amount=1&reference=${reference}&memo=claim+1+%2B+2`
  expect(parseSolanaPayUrl(url)).toMatchObject({ memo: 'claim 1 + 2' })
})

test.each([
  ['another scheme', `https:${recipient}?amount=1&reference=${reference}`],
  ['a transaction request', 'solana:https%3A%2F%2Fexample.com'],
  ['no amount', `solana:${recipient}?reference=${reference}`],
  ['scientific notation', `solana:${recipient}?amount=1e3&reference=${reference}`],
  ['a negative amount', `solana:${recipient}?amount=-1&reference=${reference}`],
  ['more decimals than SOL has', `solana:${recipient}?amount=0.0000000001&reference=${reference}`],
  ['no leading zero', `solana:${recipient}?amount=.5&reference=${reference}`],
  ['a token', `solana:${recipient}?amount=1&reference=${reference}&spl-token=${recipient}`],
  ['no reference', `solana:${recipient}?amount=1`],
  ['two references', `solana:${recipient}?amount=1&reference=${reference}&reference=${recipient}`],
  ['a bad recipient', `solana:0OIl?amount=1&reference=${reference}`],
  ['what another scheme hides it in', `x:solana:${recipient}?amount=1&reference=${reference}`],
  ['what goes on after it', `solana:${recipient}?amount=1&reference=${reference}#more`],
  ['a token that is not said', `solana:${recipient}?amount=1&reference=${reference}&spl-token`],
  ['a broken name', `solana:${recipient}?amount=1&reference=${reference}&%E0%A4=1`],
  ['broken escapes', `solana:${recipient}?amount=1&reference=${reference}&memo=%E0%A4`],
])('refuses %s', (_name, url) => {
  expect(parseSolanaPayUrl(url)).toBeNull()
})
