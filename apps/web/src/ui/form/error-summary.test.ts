import { expect, test } from 'vitest'
import { namesField } from './error-summary.tsx'

test.each([
  ['Password', 'Password must contain at least 8 characters', true],
  ['Username', 'Username must be between 3 and 30 characters long.', true],
  ['Identification ID', 'Identification ID must be at least 6 characters long.', true],
  ['Value', 'The value must be at least 1.', true],
  ['E-mail', 'Please enter a valid email address.', true],
  ['E-Mail', 'Bitte geben Sie eine gültige E-Mail-Adresse an.', true],
  ['Passwort', 'Das Passwort braucht mindestens 8 Zeichen.', true],
  ['First Name', 'This field is required', false],
  ['Date of claim', 'The date cannot be in the future.', false],
  ['Tag des Geschehens', 'Das Datum darf nicht in der Zukunft liegen.', false],
  ['Repeat Password', 'Passwords need to match', false],
  ['Wallet address 2', 'Please enter a Solana wallet address.', false],
  ['URL', 'Please enter a link that starts with https://.', false],
])('beside the label "%s" the message "%s" names its field: %s', (label, message, expected) => {
  expect(namesField(message, label)).toBe(expected)
})
