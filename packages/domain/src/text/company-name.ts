import { folded, foldedWords } from './folded.ts'
import { attachedForms, formsByCountry, leadingForms } from './legal-forms.ts'

/** Without the spaces and points, as `G.m.b.H.` and `GmbH` are one form. */
const compact = (form: string): string => foldedWords(form).join('')
const trailing = new Set(Object.values(formsByCountry).flat().map(compact))
const leading = new Set(leadingForms.map(compact))
const attached = attachedForms.map(folded)
const longestForm = 6

/** The words without a form at their end or beginning; `null` where there is none, or nothing beside it. */
function withoutOneForm(words: readonly string[]): readonly string[] | null {
  for (let count = Math.min(longestForm, words.length - 1); count > 0; count--) {
    if (trailing.has(words.slice(-count).join(''))) return words.slice(0, -count)
    if (leading.has(words.slice(0, count).join(''))) return words.slice(count)
  }
  return null
}

function withoutAttached(word: string): string {
  const form = attached.find(each => word !== each && (word.startsWith(each) || word.endsWith(each)))
  if (form === undefined) return word
  return word.startsWith(form) ? word.slice(form.length) : word.slice(0, -form.length)
}

/** How a company's legal name is compared: without legal form, case, accents and punctuation. Empty only for no letters at all. */
export function comparedCompany(legalName: string): string {
  let words: readonly string[] = foldedWords(legalName)
  for (let fewer = withoutOneForm(words); fewer; fewer = withoutOneForm(words)) words = fewer
  return words.map(withoutAttached).join(' ')
}
