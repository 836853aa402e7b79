import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { claimPatch } from './claim-forms.ts'
import * as fields from './fields.ts'
import { validationTexts as texts } from './validation-texts.ts'

/** What a field keeps of a value, or the first thing that it says of it. */
function read(field: z.ZodType, value: unknown): unknown {
  const result = field.safeParse(value)
  return result.success ? result.data : { says: result.error.issues[0]?.message }
}

const refused = (says: string) => ({ says })

describe('a text that is required', () => {
  const required = { name: fields.name, longText: fields.longText, shortText: fields.shortText }
  const hidden = ['\u200b\u200b', '\u3164', '\u2800', '\u00ad', '\u202e', '\u0007', '\u200d', '—', '🙂', '']

  test.each(Object.entries(required).flatMap(([name, field]) => hidden.map(value => ({ name, field, value }))))(
    'is refused as $name where nobody can read $value',
    ({ field, value }) =>
      expect([texts.required, texts.invisible]).toContain((read(field, value) as { says: string }).says),
  )
  test('counts from six characters for an identification that can be read', () => {
    expect(read(fields.identificationId, '\u200b\u200b\u200b\u200b12')).toEqual(refused(texts.identificationId))
    expect(read(fields.identificationId, '------')).toEqual(refused(texts.invisible))
  })
})

test.each([
  [fields.name, '\u202eKlara\u202c Vogt', 'Klara Vogt'],
  [fields.name, 'A\nB', 'A B'],
  [fields.name, '\u001b]0;Klara\u0007', ']0;Klara'],
  [fields.name, 'ශ්\u200dරී', 'ශ්\u200dරී'],
  [fields.optionalName, '\u2800', ''],
  [fields.longText, 'One.\r\nTwo.\u0000', 'One.\nTwo.'],
  [fields.optionalLongText, '\u202eOne.', 'One.'],
  [claimPatch.shape.location, 'Graz\u2028Austria', 'Graz Austria'],
])('a text is kept without what nobody sees', (field, given, kept) => expect(read(field, given)).toBe(kept))
