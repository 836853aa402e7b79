import { z } from 'zod'
import { accountEvent } from './activity.ts'
import { partyClaim, wholeClaimLists } from './claim-views.ts'
import { historyItem } from './claims.ts'
import { getOfferedClaims } from './defendants.ts'
import { id } from './fields.ts'
import { getMessages } from './messages.ts'
import { notification } from './notifications.ts'
import { getPayments } from './payments.ts'
import { getReferrals } from './profile.ts'
import { ownSuspension } from './suspension-views.ts'
import { user } from './users.ts'

/** A document that the owner of the archive has added, and its path in the archive. */
const exportedFile = z.object({
  claimId: id,
  documentId: id,
  fileName: z.string(),
  /** Path in the archive. */
  path: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  /** `missing` and `damaged`: on the side of the site, where it was looked for when the archive was made. */
  state: z.enum(['whole', 'damaged', 'missing']),
})

/** Schemas of the files in the archive, by file name. Fields without a schema are not archived. */
export const archivedData = {
  'account.json': user,
  'activity.json': z.array(accountEvent),
  'suspensions.json': z.array(ownSuspension),
  'notifications.json': z.array(notification),
  'referrals.json': getReferrals.output,
  'offered-claims.json': getOfferedClaims.output,
  'claims.json': wholeClaimLists,
  'claim.json': z.object({
    claim: partyClaim,
    history: z.array(historyItem),
    ...getMessages.output.pick({ messages: true, unsentFiles: true }).shape,
    ...getPayments.output.shape,
  }),
  'documents.json': z.array(exportedFile),
} as const satisfies Record<string, z.ZodType>
export type ArchivedFile = z.output<typeof exportedFile>
