import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dateTime, optionalWord } from './fields.ts'
import { view } from './named-schemas.ts'
import { validationTexts } from './validation-texts.ts'

/** Facts about an agreement for anybody who has its file. */
const knownAgreement = view('KnownAgreement', {
  /** The beginning of the claim's number. */
  claimNumber: z.string(),
  agreedAt: dateTime,
  /** When it ended without effect, as its fee was not paid or the claim ended otherwise; `null`: it did not. */
  endedAt: dateTime.nullable(),
  /** The transactions whose memo holds the SHA-256 of the file, the first one first; none before the fee is paid. */
  anchors: z.array(z.object({ transaction: z.string(), at: dateTime })),
})
export type KnownAgreement = z.output<typeof knownAgreement>

export const getAgreementOfFile = endpoint({
  method: 'GET',
  path: '/v1/agreements/:sha512',
  summary: 'The agreement whose file has this SHA-512, to anybody who has the file',
  permission: 'read public pages',
  params: z.strictObject({ sha512: optionalWord.regex(/^[\da-f]{128}$/, validationTexts.malformed) }),
  output: knownAgreement,
  errors: ['AGREEMENT_NOT_FOUND'],
})
