import { shortId } from '@redress/domain/claim/short-id.ts'
import type { TestServer } from './test-server.ts'

/** Redeem code in groups, as in a mail. */
export const codeInText = /[0-9A-Z]{5}(?:-[0-9A-Z]{1,5}){5}/

function codeOf(text = ''): string {
  const code = codeInText.exec(text)?.[0]
  if (!code) throw new Error('There is no code in the mail')
  return code
}

const codeIn = async ({ inbox }: TestServer, email: string, about: RegExp): Promise<string> =>
  codeOf((await inbox.take(email, about)).text)

/** Subjects of letters to defendants, in every language. */
export const aboutLetter = / asks .+ from | fordert .+ von /

/** Code in the next letter to an address, in groups as people copy it. */
export const codeSentTo = (server: TestServer, email: string) => codeIn(server, email, aboutLetter)

/** Code in the next letter about a claim to an address; letters about other claims are skipped. */
export async function codeAbout({ inbox }: TestServer, email: string, claimId: string): Promise<string> {
  for (;;) {
    const { text = '' } = await inbox.take(email, aboutLetter)
    if (text.includes(shortId(claimId))) return codeOf(text)
  }
}

/** Code in the next mail to an address after a contested takeover. */
export const newCodeSentTo = (server: TestServer, email: string) => codeIn(server, email, /Your new code/)
