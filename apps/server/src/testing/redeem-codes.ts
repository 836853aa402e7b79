import { shortId } from '@redress/domain/claim/short-id.ts'
import type { TestServer } from './test-server.ts'

/** A code in groups, as a mail shows it. */
export const codeInText = /[0-9A-Z]{5}(?:-[0-9A-Z]{1,5}){5}/

function codeOf(text = ''): string {
  const code = codeInText.exec(text)?.[0]
  if (!code) throw new Error('There is no code in the mail')
  return code
}

const codeIn = async ({ inbox }: TestServer, email: string, about: RegExp): Promise<string> =>
  codeOf((await inbox.take(email, about)).text)

/** The subjects of letters to defendants, in every language. */
export const aboutLetter = / asks .+ from | fordert .+ von /

/** The code that the next letter to an address brings, in groups as a person copies it. */
export const codeSentTo = (server: TestServer, email: string) => codeIn(server, email, aboutLetter)

/** The code that the next letter about a claim brings to an address; letters about others before it are passed over. */
export async function codeAbout({ inbox }: TestServer, email: string, claimId: string): Promise<string> {
  for (;;) {
    const { text = '' } = await inbox.take(email, aboutLetter)
    if (text.includes(shortId(claimId))) return codeOf(text)
  }
}

/** The code that the next mail to an address brings whose takeover was contested. */
export const newCodeSentTo = (server: TestServer, email: string) => codeIn(server, email, /Your new code/)
