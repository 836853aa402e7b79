import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { errors } from '@redress/contract/errors.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { claimTypes, disputeReasons, representationStatuses } from '@redress/domain/claim/vocabulary.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import { server as serverTexts } from '@redress/texts/en/server.ts'
import { sampleClaims } from '../../apps/server/src/seed/sample-claims.ts'
import { people } from '../../apps/server/src/seed/sample-people.ts'

/** Every text within; one made by a function has its parameters as `<0>`, `<1>`, … */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return textsIn(value(...Array.from({ length: value.length }, (_, i) => `<${i}>`)))
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const folder = join(import.meta.dirname, '../../packages/texts/src')

/** Every text of the page in a language, which is a folder of modules. */
async function textsOf(language: Language): Promise<string[]> {
  const files = globSync(`${language}/page/*.ts`, { cwd: folder })
  return textsIn(await Promise.all(files.map(file => import(join(folder, file)))))
}

const wordsIn = (text: string) => text.replace(/<\d>/g, ' ').match(/\p{L}{3,}/gu) ?? []
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const pattern = (text: string) => new RegExp(`^${text.split(/<\d>/).map(literal).join('.+')}$`, 's')

/** Placeholder facts for every kind of notification. */
const anything = {
  ...{ claimType: '<0>', plaintiff: '<0>', defendants: '<0>', amount: '<0>', fee: '<0>', feeDueOn: '<0>' },
  ...{
    moved: '<0>',
    platformFee: '<0>',
    debtor: 'reader' as const,
    offerExpiresAt: '<0>',
    countered: '<0>',
    disputeReason: '<0>',
    ...{ answerBy: '<0>', isOver: false, isRestricted: false, isCorrectable: true },
    offer: '<0>',
    by: { party: 'Plaintiff', name: '<0>' } as const,
  },
  ...{ words: { messages: 1, documents: 0, writers: ['<0>'] }, payment: { amount: '<0>', on: '<0>' } },
  bidding: { round: 1, costOwner: 'Plaintiff', until: '<0>', ending: null, isAnothers: false } as const,
  sum: {
    ...{ number: 1, count: 1, dueOn: '<0>', isOverdue: false, isLate: false, ended: null, isDebtor: true },
    ...{
      paidOn: '<0>',
      answerUntil: '<0>',
      contradictableUntil: '<0>',
      account: '<0>',
      isAccountStated: true,
      debtors: '<0>',
    },
  },
  account: { from: '<0>', to: '<0>', on: '<0>', salt: '<0>' },
  moderation: { ground: '<0>', isOfWords: false, takenOut: '', reason: '<0>' },
}

/** Dates and amounts as only English writes them. */
const englishForms = [/\b\d\d-[A-Z][a-z]{2}-\d{4}\b/, /\b(EUR|USD)\s?\d/]

/** Finds what is said in English on a page that speaks German, as far as the product says it. */
export async function englishFinder(): Promise<(page: Page) => Promise<string[]>> {
  const german = new Set(await textsOf('de'))
  const lists = [claimTypes, disputeReasons, representationStatuses, Object.values(validationTexts)].flat()
  const told = Object.values(serverTexts.notifications).flatMap(ofParties =>
    Object.values(ofParties).map(({ subject }) => subject(anything)),
  )
  const english = [...(await textsOf('en')), ...lists, ...told, ...Object.values(errors).map(({ text }) => text)]
  const differing = english.filter(text => !german.has(text) && wordsIn(text).length > 0)
  const exact = new Set(differing.filter(text => !text.includes('<0>')))
  const patterns = differing.filter(text => text.includes('<0>')).map(pattern)
  const given = new Set(textsIn([people, sampleClaims]))
  const isEnglish = (piece: string) =>
    !given.has(piece) &&
    (exact.has(piece) || [...patterns, ...englishForms].some(each => each.test(piece) && !german.has(piece)))
  return async page => (await piecesOf(page)).filter(isEnglish)
}

/** Everything that people read or hear of a page, also where it is folded away. */
const piecesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pieces = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      // Text in `noscript` and in data scripts is invisible.
      if (!walker.currentNode.parentElement?.closest('noscript, script'))
        pieces.push(walker.currentNode.textContent ?? '')
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'])
      for (const element of document.querySelectorAll(`[${name}]`)) pieces.push(element.getAttribute(name) ?? '')
    return pieces.map(piece => piece.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-').trim())
  })
