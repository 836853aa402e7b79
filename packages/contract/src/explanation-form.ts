import { shortText } from './fields.ts'
import { form } from './named-schemas.ts'

/** The reason alone, which the log of acts keeps. */
export const explanationForm = form('ExplanationForm', { explanation: shortText })
