import { inEachLanguage } from '@redress/domain/people/languages.ts'
import { z } from 'zod'
import { name, shortText } from './fields.ts'
import { form } from './named-schemas.ts'
import { validationTexts } from './validation-texts.ts'

// Forms are a module of their own, so that the page does not load the schemas of answers.

const moment = z.iso.datetime({ error: validationTexts.date })

export const broadcastForm = form('BroadcastForm', {
  texts: form(
    'BroadcastTexts',
    inEachLanguage(() => name),
  ),
  shownFrom: moment,
  shownUntil: moment,
  explanation: shortText,
})
