import { plainSigns, withoutMarksAround } from '../text/pasted.ts'
import { asciiHost } from './web-links.ts'

/** Reasons why a text is no e-mail address. `no address`: nothing more exact can be said. */
export type EmailProblem = 'no address' | 'several addresses' | 'letters before the @' | 'no domain'

const longest = 254
const longestName = 64

/** Dot-string of RFC 5321, which every mail server accepts. */
const name = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/

/** A word without its `mailto:` scheme and query, or without a label such as `E-mail:`. */
const withoutScheme = (word: string): string =>
  /^mailto:/i.test(word)
    ? (word.slice('mailto:'.length).split('?')[0] ?? '').replace(/%2B/gi, '+')
    : word.replace(/^e?-?mail:/i, '')

/**
 * The e-mail address that a text holds, alone or as mail programs copy it, in the one form in which addresses are kept and
 * compared: in lower case, its domain in ASCII.
 */
export function readEmail(text: string): { readonly address: string } | { readonly problem: EmailProblem } {
  const plain = plainSigns(text)
  const candidates = plain.split(/[\s,;<>()[\]|、]+/).filter(each => each.includes('@'))
  const [given, ...others] = new Set(candidates.map(each => withoutMarksAround(withoutScheme(each).replace(/\/$/, ''))))
  if (given === undefined) return { problem: 'no address' }
  if (others.length > 0) return { problem: 'several addresses' }
  const at = given.lastIndexOf('@')
  const [local, domain] = [given.slice(0, at), given.slice(at + 1)]
  if (/[^\x20-\x7E]/.test(local)) return { problem: 'letters before the @' }
  if (!name.test(local) || local.length > longestName) return { problem: 'no address' }
  const host = asciiHost(domain)
  if (host === null) return { problem: 'no domain' }
  const address = `${local}@${host}`.toLowerCase()
  return address.length > longest ? { problem: 'no address' } : { address }
}

/** Normalises a typed e-mail address for comparison (decisions.md section 4). */
export function normaliseEmail(text: string): string {
  const read = readEmail(text)
  return 'address' in read ? read.address : text.trim().toLowerCase()
}
