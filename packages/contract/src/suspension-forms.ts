import { shortText } from './fields.ts'
import { form } from './named-schemas.ts'
import { suspensionGround, suspensionOutcome, suspensionScope } from './suspension-views.ts'

// Apart from what is answered, which the page needs no schemas of.

export const suspensionForm = form('SuspensionForm', {
  scope: suspensionScope,
  ground: suspensionGround,
  explanation: shortText,
})
export const suspensionDecisionForm = form('SuspensionDecisionForm', {
  suspensionOutcome,
  explanation: shortText,
})
