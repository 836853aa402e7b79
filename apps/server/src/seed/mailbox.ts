interface CaughtMail {
  readonly to: readonly { readonly address: string }[]
  readonly text: string
}

const timeoutMilliseconds = 30_000
const pollMilliseconds = 200

/** Waits for a mail to the address with a link to the page; returns the link's path. */
export async function linkSentTo(mailUrl: string, address: string, path: string): Promise<string> {
  const deadline = Date.now() + timeoutMilliseconds
  for (;;) {
    const mails = (await (await fetch(`${mailUrl}/email`)).json()) as CaughtMail[]
    const links = mails
      .filter(mail => mail.to.some(to => to.address === address))
      .flatMap(mail => mail.text.match(/https?:\/\/\S+/g) ?? [])
    const found = links.map(link => new URL(link).pathname).findLast(each => each.startsWith(path))
    if (found) return found
    if (Date.now() > deadline)
      throw new Error(`No mail to ${address} arrived. Is Redress running with its mail catcher?`)
    await new Promise(resolve => setTimeout(resolve, pollMilliseconds))
  }
}
