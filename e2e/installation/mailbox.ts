import { setTimeout as delay } from 'node:timers/promises'

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly { readonly fileName: string }[]
}

interface CaughtMail extends Mail {
  readonly to: readonly { readonly address: string }[]
}

/** The subjects of letters to defendants, in every language. */
export const aboutLetter = / asks .+ from | fordert .+ von /

const timeoutMilliseconds = 30_000
const pauseMilliseconds = 100

/** All mail to an address, as the catcher shows it, the earliest first. */
export async function mailsTo(mailUrl: string, address: string): Promise<Mail[]> {
  const mails = (await (await fetch(`${mailUrl}/email`)).json()) as CaughtMail[]
  return mails.filter(({ to }) => to.some(each => each.address === address))
}

/** Waits for a mail to an address with a subject. */
export async function mailTo(mailUrl: string, address: string, subject: RegExp): Promise<Mail> {
  const deadline = Date.now() + timeoutMilliseconds
  for (;;) {
    const found = (await mailsTo(mailUrl, address)).findLast(mail => subject.test(mail.subject))
    if (found) return found
    if (Date.now() > deadline) throw new Error(`No mail to ${address} about ${subject} came`)
    await delay(pauseMilliseconds)
  }
}

const leadsTo = ({ pathname, searchParams }: URL, path: string) =>
  pathname.startsWith(path) && !searchParams.has('language')

/** The first link of a mail that leads to a path, but for one to the page in another language. */
export function linkIn(mail: Mail, path: string): string {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find(url => leadsTo(new URL(url), path))
  if (!link) throw new Error(`No link to ${path} in the mail "${mail.subject}"`)
  return link
}

/** The code of a letter to a defendant, as its link carries it. */
export const codeIn = (letter: Mail): string => new URL(linkIn(letter, '/answer')).hash.slice(1)

/** Registration page with the code of a letter. */
export const registrationWith = (letter: Mail): string => `/auth/register?redeem_code=${codeIn(letter)}`
