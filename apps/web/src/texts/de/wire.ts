import { germanValidationTexts } from '@redress/contract/german/validation-texts.ts'
import type { wire as english } from '../en/wire.ts'
import { worded } from './worded.ts'

export const wire: typeof english = {
  validation: text => worded(germanValidationTexts, text),
}
