import { folded, foldedWords } from './folded.ts'
import { attachedForms, formsByCountry, leadingForms } from './legal-forms.ts'

/** A legal form without spaces and points, as `G.m.b.H.` and `GmbH` are one form. */
const compact = (form: string): string => foldedWords(form).join('')
const trailing = new Set(Object.values(formsByCountry).flat().map(compact))
const leading = new Set(leadingForms.map(compact))
const attached = attachedForms.map(folded)
const longestForm = 6

/** The words without one legal form at either end; `null` if there is none, or nothing else. */
function withoutOneForm(words: readonly string[]): readonly string[] | null {
  for (let count = Math.min(longestForm, words.length - 1); count > 0; count--) {
    if (trailing.has(words.slice(-count).join(''))) return words.slice(0, -count)
    if (leading.has(words.slice(0, count).join(''))) return words.slice(count)
  }
  return null
}

/** A word without the legal form that is set to it without a space. */
export function withoutAttachedForm(word: string): string {
  const form = attached.find(each => word !== each && (word.startsWith(each) || word.endsWith(each)))
  if (form === undefined) return word
  return word.startsWith(form) ? word.slice(form.length) : word.slice(0, -form.length)
}

/** Folded words without the legal forms at their end and beginning; all of them where they are nothing else. */
export function withoutLegalForms(words: readonly string[]): readonly string[] {
  let rest = words
  for (let fewer = withoutOneForm(rest); fewer; fewer = withoutOneForm(rest)) rest = fewer
  return rest
}

/**
 * Compared form of a company's legal name: without legal form, case, accents and punctuation. Empty only if it has
 * no letters.
 */
export const comparedCompany = (legalName: string): string =>
  withoutLegalForms(foldedWords(legalName)).map(withoutAttachedForm).join(' ')
