import { z } from 'zod'
import { optionalName } from './fields.ts'
import { validationTexts } from './validation-texts.ts'

/** Part of a name or an address, or a number. Fewer letters in a row use no index. */
export const staffSearchForm = z.strictObject({
  term: optionalName.refine(term => /[\p{L}\p{N}]{3}/u.test(term), validationTexts.searchTooShort),
})
