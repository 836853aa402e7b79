import { Readable } from 'node:stream'
import { shortId } from '@redress/domain/claim/short-id.ts'
import { isPaidPayment } from '@redress/domain/money/payments.ts'
import { historyFile } from '@redress/domain/proof/history-file.ts'
import type { Context } from '../../adapters/context.ts'
import { paymentsFor } from '../../payments/payment-presenter.ts'
import type { Download } from '../../platform/http/route.ts'
import { ok, type Result } from '../../platform/result.ts'
import { findActions } from '../repositories/action-repository.ts'
import type { ReadClaim } from './claim-access.ts'

/** A claim's history as a file that can be checked without us, with the paid fees of the reader's own side. */
export async function downloadHistory(
  { database, settings }: Pick<Context, 'database' | 'settings'>,
  { claim: { id: claimId }, party, userId }: ReadClaim,
): Promise<Result<Download, never>> {
  // Reads the payments first: the history that a payment anchors was written before it.
  const payments = await paymentsFor({ database, settings }, { claimId, party, userId })
  const actions = await findActions(database, claimId)
  const content = Buffer.from(
    await historyFile({
      claim: claimId,
      site: settings.PUBLIC_URL,
      entries: actions.map(({ facts }) => facts),
      payments: payments
        // A fee that the bank or a code has paid left nothing on the chain that could be found.
        .filter(
          ({ status, fee, paidBy }) =>
            isPaidPayment(status) && fee > 0 && (paidBy.length === 0 || paidBy.includes('SOL')),
        )
        .map(({ id, recipient, reference, memo }) => ({ payment: id, recipient, reference, memo })),
    }),
  )
  return ok({
    fileName: `redress-${shortId(claimId)}-history.jsonl`,
    fileType: 'application/jsonl',
    size: BigInt(content.length),
    content: Readable.from([content]),
  })
}
