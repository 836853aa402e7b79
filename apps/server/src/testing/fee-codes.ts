import { makeFeeCode, type NewFeeCode } from '../payments/fee-codes.ts'
import type { TestServer } from './server-on-database.ts'

/** Code for all of a fee, used once at most, unless stated otherwise. */
export const madeFeeCode = ({ context }: TestServer, wanted: Partial<NewFeeCode> = {}): Promise<string> =>
  makeFeeCode(
    context,
    { by: 'Olga', reason: 'They asked for it.' },
    { handedTo: 'The library', share: 100, uses: 1, days: 30, ...wanted },
  )
