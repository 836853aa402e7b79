import { cleanedLine } from '../text/cleaned.ts'
import { isolated } from '../text/isolated.ts'

const longest = 60

/** The full stops that a mail program or a browser may read as one between the parts of an address. */
const addressDot = /[.。．｡]+(?=\p{N}|[\p{L}\p{N}-]{2})/gu
const addressMarks = /[@/\\]|:(?=\S)/gu

/**
 * A name as it stands in mail to somebody who has not asked for it: at most 60 characters, and none of what makes a mail
 * program show an address to follow. Whoever is named chose these letters, and may be nobody's friend. It is isolated as
 * it stands in sentences.
 */
export function nameToStrangers(name: string): string {
  const plain = cleanedLine(cleanedLine(name).normalize('NFKC').replace(addressMarks, ' ').replace(addressDot, ' '))
  const letters = Array.from(plain)
  return isolated(letters.length <= longest ? plain : `${cleanedLine(letters.slice(0, longest - 1).join(''))}…`)
}
