import type { DefendantType } from '@redress/domain/people/contact-rules.ts'
import type { Draws } from '../../apps/server/src/testing/many-claims/draws.ts'

const beginnings =
  'Al An Ar Bar Ber Bir Bon Bran Bru Cal Car Cor Dan Del Dor Eck El Er Fal Fer Fon Gar Gil Gor Gros Hal Har Hel Hol Ib Il Jan Kal Kar Kem Kol Kos Lan Leh Lin Lor Mal Mar Mon Mül Nau Nor Ol Or Pal Per Pol Ran Ros Sal Schön Sil Tar Ul Wal'.split(
    ' ',
  )
const middles = [
  '',
  'a',
  'ber',
  'den',
  'e',
  'en',
  'gel',
  'i',
  'ko',
  'le',
  'man',
  'o',
  're',
  'sten',
  'ta',
  'vi',
] as const
const ends =
  'ado aldi ander ard arsen asch auer back baum beck bei berg bert born brecht burg chev dahl dal dorf dotter eau ecker ell er ero escu etti ez feld fels ford gaard ger gren haus heim hof holm huber idis ik ing ini ino ison ius kamp ke land lau lin lund mann mark meier mer mond nert nik off oglu ović owski pfer quist rath reiter ro sen ska son stad stein stra ström tal ter thal tov ulu vall vich wald weg wicz wood yan zak zer zky'.split(
    ' ',
  )
const trades =
  'Bau Handel Logistik Immobilien Software Energie Reisen Holding Services Group Partners Consulting Transport Médias Versicherung'.split(
    ' ',
  )
const forms = ['GmbH', 'AG', 'Ltd', 'S.A.', 'SARL', 'GmbH & Co. KG', 'Inc.', 'B.V.', 'd.o.o.', 'Sp. z o.o.'] as const
const firstNames = 'Anna Thomas Maria Jürgen José Zoë Łukasz Chloé Ivan Björn Inês Ali Şule Peter Eva Jonas'.split(' ')

const count = 70_000

/** Word of a rank; words of neighbouring ranks are not alphabetical neighbours. */
function wordOf(rank: number): string {
  const mixed = (rank * 48_271) % count
  const beginning = beginnings[mixed % beginnings.length] ?? ''
  const middle = middles[Math.floor(mixed / beginnings.length) % middles.length] ?? ''
  return beginning + middle + (ends[Math.floor(mixed / beginnings.length / middles.length) % ends.length] ?? '')
}

/** Draws a word by Zipf's law: the word of rank n is n times rarer than the first. */
const draw = (draws: Draws): string => wordOf(Math.floor(count ** draws.next()))

export const wordsOfNames = {
  draw,
  marker: 'Médias',
}

interface Name {
  readonly legal_name: string | null
  readonly first_name: string | null
  readonly last_name: string | null
}

export const drawName = (draws: Draws, type: DefendantType): Name =>
  type === 'Company'
    ? { legal_name: `${draw(draws)} ${draws.of(trades)} ${draws.of(forms)}`, first_name: null, last_name: null }
    : { legal_name: null, first_name: draws.of(firstNames), last_name: draw(draws) }
