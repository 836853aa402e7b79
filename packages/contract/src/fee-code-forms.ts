import { feeCodeBounds } from '@redress/domain/money/fee-codes.ts'
import { z } from 'zod'
import { feeCode, name, shortText } from './fields.ts'
import { form } from './named-schemas.ts'
import { validationTexts } from './validation-texts.ts'

// Forms are a module of their own, so that the page does not load the schemas of answers.

const within = ({ min, max }: { readonly min: number; readonly max: number }, says: string) =>
  z.number(says).int(says).min(min, says).max(max, says)

export const feeCodeForm = form('FeeCodeForm', {
  /** Library, union or aid office that hands it out. */
  handedTo: name,
  /** In percent of the fee. */
  share: within(feeCodeBounds.share, validationTexts.feeCodeShare),
  uses: within(feeCodeBounds.uses, validationTexts.feeCodeUses),
  days: within(feeCodeBounds.days, validationTexts.feeCodeDays),
  explanation: shortText,
})

export const feeCodeUse = form('FeeCodeUse', { feeCode })
