import { cleanedLine } from '../text/cleaned.ts'
import { withoutMarksAround } from '../text/pasted.ts'

const hostLabel = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/

/** A host of the internet in ASCII, as it is looked up; `null` where it cannot be one. */
export function asciiHost(host: string): string | null {
  if (/[\s/\\?#@:[\]%]/.test(host) || !URL.canParse(`http://${host}`)) return null
  const labels = new URL(`http://${host}`).hostname.replace(/\.$/, '').split('.')
  const isNumber = /^\d+$/.test(labels.at(-1) ?? '')
  return labels.length > 1 && !isNumber && labels.every(each => hostLabel.test(each)) ? labels.join('.') : null
}

/** Beginning of an address with another scheme than HTTP, such as `mailto:`. */
const otherSchemes = /^(?!https?:\/\/)(?:[a-z][a-z\d+.-]*:\/\/|(?:javascript|vbscript|data|blob|file|mailto|tel):)/i

/** Label copied in front of a link, or a second scheme pasted before the first. */
const label = /^(?:(?:url|link|web|web ?site|web ?seite|home ?page|internet): *|https?:\/\/(?=https?:\/\/))/i

/**
 * Normalises a link to a page: drops what was pasted around it, and adds `https` if it has no scheme. Empty for no
 * text; `null` if it leads to no page.
 */
export function readLink(text: string): string | null {
  const given = withoutMarksAround(
    cleanedLine(text)
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .replace(label, ''),
  )
  if (given === '') return ''
  if (/\s/.test(given) || otherSchemes.test(given)) return null
  const isWhole = /^https?:\/\//i.test(given)
  const link = isWhole ? given : `https://${given.replace(/^\/\//, '')}`
  if (!URL.canParse(link)) return null
  const { hostname, username } = new URL(link)
  return username === '' && (isWhole || asciiHost(hostname) !== null) ? link : null
}
