import { inEachLanguage } from '@redress/domain/people/languages.ts'
import { dateTime, name, shortText } from './fields.ts'
import { form } from './named-schemas.ts'

// Forms are a module of their own, so that the page does not load the schemas of answers.

export const broadcastForm = form('BroadcastForm', {
  texts: form(
    'BroadcastTexts',
    inEachLanguage(() => name),
  ),
  shownFrom: dateTime,
  shownUntil: dateTime,
  explanation: shortText,
})
