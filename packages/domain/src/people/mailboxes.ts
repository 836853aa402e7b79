import { normaliseEmail } from './email-addresses.ts'

/** Providers that deliver an address with any dots in its name to the same mailbox, and under which other names. */
const dotsIgnoredBy: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/**
 * Probable mailbox of an address, for rate limits: without the part after a plus sign, and without dots if its
 * provider ignores them. Mail is never sent to it.
 */
export function mailboxOf(address: string): string {
  const normalised = normaliseEmail(address)
  const at = normalised.lastIndexOf('@')
  const [name, domain] = [normalised.slice(0, at), normalised.slice(at + 1)]
  const [withoutTag = ''] = name.split('+')
  const provider = dotsIgnoredBy[domain]
  const mailbox = provider ? withoutTag.replaceAll('.', '') : withoutTag
  return `${mailbox === '' ? name : mailbox}@${provider ?? domain}`
}
