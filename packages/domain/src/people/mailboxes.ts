import { normaliseEmail } from './email-addresses.ts'

/** Providers that deliver an address with any dots in its name to the same mailbox, and under which other names. */
const dotsIgnoredBy: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/**
 * The mailbox that an address very likely belongs to, for counting what is sent there: without its part after a plus
 * sign, and without dots where its provider ignores them. It is nothing to write to.
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
