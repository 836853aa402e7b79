const longest = 60

/** The full stops that a mail program or a browser may read as one between the parts of an address. */
const addressDot = /[.。．｡]+(?=\p{N}|[\p{L}\p{N}-]{2})/gu
const addressMarks = /[@/\\]|:(?=\S)/gu
/** Nothing that is seen: whoever writes may hide or turn letters with them. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * A name as it stands in mail to somebody who has not asked for it: at most 60 characters, and none of what makes a mail
 * program show an address to follow. Whoever is named chose these letters, and may be nobody's friend.
 */
export function nameToStrangers(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(unseen, ' ')
    .replace(addressMarks, ' ')
    .replace(addressDot, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  const letters = Array.from(plain)
  return letters.length <= longest
    ? plain
    : `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}
