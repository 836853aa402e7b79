import { expect, test } from 'vitest'
import { nearestName } from './nearest-name.ts'

const names = ['Brückner Bau GmbH', 'Hohenstedt AG', 'Hohenstein AG', 'Иванов', 'Li Wei']

test.each([
  ['bruckmer', 'Brückner Bau GmbH', 'another letter'],
  ['brukner', 'Brückner Bau GmbH', 'a letter too few'],
  ['brückkner bau', 'Brückner Bau GmbH', 'a letter too many'],
  ['brcükner', 'Brückner Bau GmbH', 'two exchanged'],
  ['hohnestdet', 'Hohenstedt AG', 'two slips in a long word'],
  ['hohenstett', 'Hohenstedt AG', 'the nearer of two'],
  ['ивонов', 'Иванов', 'another script'],
  ['brkner', null, 'two slips in a short word'],
  ['lo wei', null, 'a slip in a word of two letters'],
  ['bruckmer dach', null, 'a word that is nowhere'],
  ['%', null, 'no word'],
])('%s means %s: %s', (term, meant, _) => expect(nearestName(term, names)).toBe(meant))
