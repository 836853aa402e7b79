// @vitest-environment happy-dom

import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { partyClaimExample, proofExample } from '@redress/contract/example-schemas.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { useClaim } from '../../entities/claim/claim-queries.ts'
import { answerCalls, renderComponent } from '../../ui/testing/render.tsx'
import { Evidence } from './evidence.tsx'

const removableFor = (milliseconds: number): PartyClaim => ({
  ...partyClaimExample,
  status: 'DISPUTED',
  files: [{ ...proofExample, removableUntil: new Date(Date.now() + milliseconds).toISOString() }],
})

const removing = () => screen.queryByRole('button', { name: `Delete ${proofExample.fileName}` })

test('a document can be removed until its time is over', async () => {
  answerCalls(() => ({}))
  await renderComponent(<Evidence claim={removableFor(1_500)} />)
  expect(removing()).not.toBeNull()
  await expect.poll(removing, { timeout: 5_000 }).toBeNull()
})

function Shown({ id }: { id: string }) {
  const { data } = useClaim(id)
  return data?.view === 'party' ? <Evidence claim={data} /> : null
}

test('where it is not removed, it is looked at once more whether it can be', async () => {
  let claim = removableFor(60_000)
  const calls = answerCalls(({ pathname }, { method }) => {
    if (method !== 'DELETE') return pathname === `/v1/claims/${claim.id}` ? claim : {}
    claim = { ...claim, files: claim.files.map(file => ({ ...file, removableUntil: null })) }
    throw new TypeError('Failed to fetch')
  })
  await renderComponent(<Shown id={claim.id} />)
  await userEvent.click(await screen.findByRole('button', { name: `Delete ${proofExample.fileName}` }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(calls.some(([, options]) => options?.method === 'DELETE')).toBe(true))
  await expect.poll(removing, { timeout: 1_000 }).toBeNull()
})
