import { feeCodeStates } from '@redress/domain/money/fee-codes.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { explanationForm } from './explanation-form.ts'
import { feeCodeForm } from './fee-code-forms.ts'
import { choice, dateTime, id } from './fields.ts'
import { view } from './named-schemas.ts'

const feeCode = view('FeeCode', {
  id,
  handedTo: z.string(),
  /** In percent of the fee. */
  share: z.number().int(),
  uses: z.number().int(),
  used: z.number().int(),
  endsAt: dateTime,
  state: choice(feeCodeStates).meta({ id: 'FeeCodeState' }),
})

const feeCodes = view('FeeCodes', {
  /** The newest first. */
  codes: z.array(feeCode),
})
export type FeeCodes = z.output<typeof feeCodes>

const staffErrors = ['NOT_FOUND', 'SECOND_FACTOR_REQUIRED'] as const

export const getFeeCodes = endpoint({
  method: 'GET',
  path: '/v1/operator/fee-codes',
  summary: 'For staff: the newest 100 codes that take over fees, and how often each was used',
  permission: 'hand out fee codes',
  output: feeCodes,
  errors: [...staffErrors],
})

export const makeFeeCode = endpoint({
  method: 'POST',
  path: '/v1/operator/fee-codes',
  summary: 'For staff: make a code that takes over fees; it is shown in this answer alone',
  permission: 'hand out fee codes',
  needsProof: true,
  body: feeCodeForm,
  output: view('MadeFeeCode', { code: z.string(), ...feeCodes.shape }),
  errors: [...staffErrors, 'SIGN_IN_AGAIN'],
})

export const endFeeCode = endpoint({
  method: 'POST',
  path: '/v1/operator/fee-codes/:id/end',
  summary: 'For staff: end a code that takes over fees before its time',
  permission: 'hand out fee codes',
  needsProof: true,
  params: z.strictObject({ id }),
  body: explanationForm,
  output: feeCodes,
  errors: [...staffErrors, 'SIGN_IN_AGAIN', 'FEE_CODE_NOT_FOUND'],
})
