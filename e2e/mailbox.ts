import { expect } from '@playwright/test'

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

interface CaughtMail extends Mail {
  readonly to: readonly { readonly address: string }[]
}

/** Waits for a mail to an address with a subject, as the catcher shows it. */
export async function mailTo(mailUrl: string, address: string, subject: RegExp): Promise<Mail> {
  let found: CaughtMail | undefined
  await expect
    .poll(
      async () => {
        const mails = (await (await fetch(`${mailUrl}/email`)).json()) as CaughtMail[]
        found = mails.findLast(mail => mail.to.some(to => to.address === address) && subject.test(mail.subject))
        return found?.subject
      },
      { message: `a mail to ${address} about ${subject}`, timeout: 30_000 },
    )
    .toBeDefined()
  if (!found) throw new Error('unreachable: the poll has found it')
  return found
}

/** The first link of a mail that leads to a path. */
export function linkIn(mail: Mail, path: string): string {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find(url => new URL(url).pathname.startsWith(path))
  if (!link) throw new Error(`No link to ${path} in the mail "${mail.subject}"`)
  return link
}
