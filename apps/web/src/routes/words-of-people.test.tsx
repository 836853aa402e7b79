// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { partyClaimExample, resolutionExample } from '@redress/contract/example-schemas.ts'
import { expect, test } from 'vitest'
import { OfferTerms } from '../entities/claim/offer-terms.tsx'
import { ClaimView } from '../features/claims/claim-view.tsx'
import { renderComponent } from '../ui/testing/render.tsx'

const hebrew = 'הגג דולף מאז הגשם הראשון'

const claim = {
  ...partyClaimExample,
  ...{ howDidInteractionBegin: hebrew, whatDidDefendantDo: hebrew, whatDidYouDo: hebrew, resolvelmentOffered: hebrew },
  ...{ communicationCurrentStatus: hebrew, lastResponse: hebrew },
}
const offer = { ...resolutionExample, note: hebrew }

test.each([
  [6, <ClaimView key="claim" {...{ claim, defendants: null, documents: null }} />],
  [1, <OfferTerms key="offer" {...{ claim, offer, party: 'Defendant', act: 'accept' }} />],
])('what somebody has written from right to left begins on the right, %i times', async (count, view) => {
  await renderComponent(view)
  const holding = [...document.querySelectorAll('*')].filter(
    each => !each.firstElementChild && each.textContent === hebrew,
  )
  expect(holding).toHaveLength(count)
  expect(holding.filter(each => each.closest('[dir=auto]') === null)).toEqual([])
})

/** Objects of the API's answers that hold long words of people, and their fields. */
const holders = 'claim|document|offer|resolution|decision|restriction|suspension|message|reply|answer|version|objection'
const fields = [
  ...['howDidInteractionBegin', 'whatDidDefendantDo', 'whatDidYouDo', 'resolvelmentOffered', 'disputeExplanation'],
  ...[
    'communicationCurrentStatus',
    'lastResponse',
    'caption',
    'note',
    'passage',
    'outcomeReason',
    'keptBecause',
    'text',
  ],
]
const bare = new RegExp(String.raw`<[a-z]\w*[^<>]*>\s*\{(?:\w+\.)*(?:${holders})\.(?:${fields.join('|')})\}`)

test('words of people stand in a quote or a list of descriptions, and in no other element', () => {
  const source = join(import.meta.dirname, '..')
  const views = globSync('{features,entities,routes,layouts}/**/!(*.test).tsx', { cwd: source })
  const read = (view: string) => readFileSync(join(source, view), 'utf8')
  expect(views.filter(view => /<blockquote/.test(read(view)) || bare.test(read(view)))).toEqual([])
  expect(views.filter(view => read(view).includes('<Quote'))).not.toEqual([])
  expect('<p className={classes.words}>{claim.whatDidYouDo}</p>').toMatch(bare)
})
