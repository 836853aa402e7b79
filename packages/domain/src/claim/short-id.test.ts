import { expect, test } from 'vitest'
import { normaliseShortId, shortId } from './short-id.ts'

const id = '3f2a90b1-5c1d-4e0a-9d55-0123456789ab'

test.each([
  '3f2a90b1',
  '3F2A90B1',
  ' 3f2a 90b1 ',
  '#3f2a90b1',
  '3f2a-90b1',
  '3f2a9ob1',
  '3f2a9Obl',
  '3f2a9ObI',
  id,
  'Claim 3f2a90b1',
  'No. 3f2a90b1',
  '(3f2a90b1)',
  '3f2a90b1.',
  '3f2a‑90b1',
  '３ｆ２ａ９０ｂ１',
  '3f2a\u00ad90\u200bb1',
  `https://redress.example/claim/${id}`,
  `<https://redress.example/claim/${id}>.`,
  id.toUpperCase(),
])('"%s" is taken for the number of the claim', text => expect(normaliseShortId(text)).toBe(shortId(id)))

test.each(['', '3f2a90b', '3f2a90b11', 'g2a90b11', '3f2a90b1 or 4f2a90b1'])('"%s" is no number', text =>
  expect(normaliseShortId(text)).toBeNull(),
)
