import { shortText } from './fields.ts'
import { form } from './named-schemas.ts'
import { suspensionGround, suspensionOutcome, suspensionScope } from './suspension-views.ts'

// Forms are a module of their own, so that the page does not load the schemas of answers.

export const suspensionForm = form('SuspensionForm', {
  scope: suspensionScope,
  ground: suspensionGround,
  explanation: shortText,
})
export const suspensionDecisionForm = form('SuspensionDecisionForm', {
  suspensionOutcome,
  explanation: shortText,
})
