// @vitest-environment happy-dom
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { partyClaimExample, userExample } from '@redress/contract/example-schemas.ts'
import type { OwnSuspension } from '@redress/contract/suspension-views.ts'
import type { SuspensionScope } from '@redress/domain/people/suspensions.ts'
import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import type { Attachments } from '../entities/claim/attachments.ts'
import { TakeBackButton } from '../entities/claim/take-back-button.tsx'
import { ClaimTurns } from '../features/claim-turns/claim-turns.tsx'
import { CreateClaimButton } from '../features/claims/claim-limit.tsx'
import { DisputeForm } from '../features/claims/dispute-form.tsx'
import { FilingFrame } from '../features/filing/filing-frame.tsx'
import { SubmitStep } from '../features/filing/submit-step.tsx'
import { Correspondence } from '../features/messages/correspondence.tsx'
import { ClaimReplies } from '../features/replies/claim-replies.tsx'
import { loadParts } from '../lib/lazy-part.tsx'
import { sessionHint } from '../lib/session-hint.ts'
import { answerCalls, renderComponent } from '../ui/testing/render.tsx'

const suspensionOf = (scope: SuspensionScope, more: Partial<OwnSuspension> = {}): OwnSuspension => ({
  ...{ id: 'd3b5c7a9-0f1e-4a2b-8c3d-4e5f6a7b8c9d', scope, ground: 'harassment', reason: 'He threatened her.' },
  ...{ suspendedAt: '2026-03-02T09:00:00.000Z', objection: null, outcome: null, outcomeReason: null, outcomeAt: null },
  ...more,
})

/** Renders a part of a page to somebody whose account, or its filing, is suspended. */
async function show(part: ReactElement, suspension: OwnSuspension | null) {
  sessionHint.set(true)
  onTestFinished(() => sessionHint.set(false))
  answerCalls(({ pathname }) =>
    pathname === '/v1/auth'
      ? { ...userExample, suspension }
      : {
          submissionFee: 10,
          noticePeriod: 'P15D',
          myClaimsCount: 0,
          accusedClaimsCount: 0,
          myClaimsUnresolvedCount: 0,
          unresolvedClaimsLimit: 5,
        },
  )
  // As a page that arrives drawn does.
  await loadParts(['features/messages/message-form', 'entities/account/suspended'])
  await renderComponent(part)
}

const noFiles: Attachments = { sendWith: (_, send) => send([]), list: null, button: null }
const claim: PartyClaim = { ...partyClaimExample, status: 'PUBLISHED', resolvedAt: null }
const answerable: PartyClaim = {
  ...claim,
  replies: claim.replies.map(reply => ({ ...reply, answer: null, isOwn: false })),
}
const draft: PartyClaim = { ...claim, status: 'PENDING' }

const parts = {
  'write a message': <Correspondence id="write" claim={{ ...claim, role: 'Defendant' }} attachments={noFiles} />,
  'answer a reply': <ClaimReplies id="replies" isOpen claim={answerable} />,
  'submit a claim': <SubmitStep claim={draft} unsaved={[]} />,
} as const
const opens = {
  'write a message': 'Send message',
  'answer a reply': 'Answer in public',
  'submit a claim': 'Submit',
} as const
const says = {
  'write a message': 'you cannot write messages',
  'answer a reply': 'you cannot answer public replies',
} as const

test.each(['write a message', 'answer a reply'] as const)(
  'an account that is suspended is told at once that it cannot %s, and what it can do',
  async permission => {
    await show(parts[permission], suspensionOf('account'))
    expect((await screen.findByText('Your account is suspended')).closest('[role=status]')?.textContent).toContain(
      says[permission],
    )
    expect(screen.getByText(/Everything else on this page stays possible/)).toBeDefined()
    expect(screen.getByText(/There you can object\.$/)).toBeDefined()
    expect(screen.queryByRole('button', { name: opens[permission] })).toBeNull()
  },
)

test.each(['write a message', 'answer a reply'] as const)(
  'an account whose filing alone is suspended, or none, can %s',
  async permission => {
    for (const suspension of [suspensionOf('filing'), null]) {
      await show(parts[permission], suspension)
      expect((await screen.findAllByRole('button', { name: opens[permission] })).length).toBeGreaterThan(0)
    }
    expect(screen.queryByText('Your account is suspended')).toBeNull()
  },
)

test('whoever is suspended can still say that it is paid', async () => {
  await show(parts['write a message'], suspensionOf('account'))
  await screen.findByText('Your account is suspended')
  expect(screen.getByRole('button', { name: 'I have already paid' })).toBeDefined()
})

test('an account that is suspended disputes without words, and is not asked for any', async () => {
  await show(<DisputeForm claim={claim} />, suspensionOf('account'))
  await expect.poll(() => screen.queryByLabelText(/explanation/i)).toBeNull()
  expect(screen.getByRole('checkbox')).toBeDefined()
})

test('an account whose filing alone is suspended explains its dispute', async () => {
  await show(<DisputeForm claim={claim} />, suspensionOf('filing'))
  expect(await screen.findByLabelText(/explanation/i)).toBeDefined()
})

test('a defendant whose account is suspended is told that they can publish no reply', async () => {
  const unanswered: PartyClaim = {
    ...claim,
    replies: claim.replies.map(reply => ({ ...reply, isOwn: true })),
  }
  await show(<ClaimReplies id="replies" isOpen claim={unanswered} />, suspensionOf('account'))
  await expect.poll(() => screen.queryByRole('button', { name: 'Change the reply' })).toBeNull()
})

test('whoever has objected is not told that they can', async () => {
  const objection = { text: 'No.', madeAt: '2026-03-03T09:00:00.000Z' }
  await show(parts['write a message'], suspensionOf('account', { objection }))
  expect(await screen.findByText(/The notice at the top of the page says why\.$/)).toBeDefined()
})

test.each(['filing', 'account'] as const)(
  'where the suspension is of the %s, no claim is submitted or begun',
  async scope => {
    const title = { filing: 'You cannot file new claims at the moment', account: 'Your account is suspended' }[scope]
    await show(
      <FilingFrame claim={draft} step={5} unsaved={[]}>
        {parts['submit a claim']}
      </FilingFrame>,
      suspensionOf(scope),
    )
    expect((await screen.findByText(title)).closest('[role=status]')?.textContent).toContain('Your draft is kept')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(true)
  },
)

test('no claim is begun by an account that cannot file any', async () => {
  await show(<CreateClaimButton />, suspensionOf('filing'))
  await expect
    .poll(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Create new claim' }).disabled)
    .toBe(true)
})

test('where there is no claim yet, whoever cannot file any is shown where a code is entered', async () => {
  await show(<ClaimTurns hasOffers={false} />, suspensionOf('filing'))
  expect(await screen.findByRole('link', { name: 'Enter a code' })).toBeDefined()
  await expect.poll(() => screen.queryByRole('link', { name: 'Create new claim' })).toBeNull()
  expect(screen.queryByText(/File a claim/)).toBeNull()
})

test('what is taken back by somebody who cannot file is said to stay a draft', async () => {
  await show(<TakeBackButton claimId={claim.id} />, suspensionOf('filing'))
  const button = await screen.findByRole('button', { name: 'Take back to edit' })
  const question = async () => {
    button.click()
    return (await screen.findByRole('alertdialog')).textContent
  }
  await expect.poll(question, { timeout: 15_000 }).toContain('You cannot submit this claim as long as that lasts.')
})
