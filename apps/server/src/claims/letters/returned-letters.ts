import type { Context } from '../../adapters/context.ts'
import { asDeferral, findSentLetter } from '../repositories/letter-repository.ts'
import { recordDelivery } from './delivery.ts'

/** Keeps of each letter that mail servers have returned that it has not reached its defendant. */
export async function takeReturnedLetters(context: Context): Promise<void> {
  await context.bounces?.read(async ({ messageId, answer, words }) => {
    const letter = await findSentLetter(context.database, messageId)
    // Other mail comes back too, and letters that another one has followed.
    if (letter) await recordDelivery(context, letter, { outcome: 'returned', deferral: asDeferral(answer), words })
  })
}
