import { cleanedLine } from '../text/cleaned.ts'
import { isolated } from '../text/isolated.ts'

const longest = 60

/** The full stops that a mail program or a browser may read as one between the parts of an address. */
const addressDot = /[.。．｡]+(?=\p{N}|[\p{L}\p{N}-]{2})/gu
const addressMarks = /[@/\\]|:(?=\S)/gu

/**
 * A name for mail to people who have not asked for it. It has at most 60 characters, and nothing that a mail program
 * turns into a link, as its owner may be malicious. Direction isolates surround it within sentences.
 */
export function nameToStrangers(name: string): string {
  const plain = cleanedLine(cleanedLine(name).normalize('NFKC').replace(addressMarks, ' ').replace(addressDot, ' '))
  const letters = Array.from(plain)
  return isolated(letters.length <= longest ? plain : `${cleanedLine(letters.slice(0, longest - 1).join(''))}…`)
}
