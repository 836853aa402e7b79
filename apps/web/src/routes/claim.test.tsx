// @vitest-environment happy-dom
import { partyClaimExample, proofExample } from '@redress/contract/example-schemas.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { type NavigateFunction, Route, type RouteObject, Routes, useNavigate } from 'react-router'
import { expect, test, vi } from 'vitest'
import { routes } from '../router.tsx'
import { answerCalls, renderComponent } from '../ui/testing/render.tsx'

const path = 'claims/:type/:claimId'
const [first, second] = ['aaaaaaaa-1111-4111-8111-111111111111', 'bbbbbbbb-1111-4111-8111-111111111111']

const flat = (some: RouteObject[]): RouteObject[] => some.flatMap(route => [route, ...flat(route.children ?? [])])

async function pageAt(wanted: string): Promise<ComponentType> {
  const lazy = flat(routes).find(route => route.path === wanted)?.lazy
  if (typeof lazy !== 'function') throw new Error(`No page is loaded at ${wanted}`)
  const { Component } = await lazy()
  if (!Component) throw new Error(`No page stands at ${wanted}`)
  return Component
}

let navigate: NavigateFunction
let queries: QueryClient
function Navigation() {
  navigate = useNavigate()
  queries = useQueryClient()
  return null
}

interface Sent {
  readonly url: string
  readonly key: string | null
  readonly body: unknown
}

/** An API with a claim under every id, of which the reader is a party; what is uploaded arrives when it is told to. */
function withClaims(role: 'Plaintiff' | 'Defendant') {
  const state = {
    uploads: [] as { url: string; arrive: () => void }[],
    sent: [] as Sent[],
    unsentFiles: [] as object[],
    /** Whether messages can be fetched, and whether what is sent is answered. */
    answers: { messages: true, acts: true },
  }
  class Upload {
    readonly upload = {}
    readonly status = 200
    readonly response = { data: { files: [proofExample] } }
    onload = () => undefined
    #url = ''
    open(_method: string, url: string) {
      this.#url = url
    }
    setRequestHeader() {
      // Nothing is judged by it.
    }
    send() {
      const arrive = () => {
        state.unsentFiles = [proofExample]
        this.onload()
      }
      state.uploads.push({ url: this.#url, arrive })
    }
  }
  answerCalls(({ pathname }, { method, headers, body }) => {
    const id = pathname.includes(first) ? first : second
    if (method === 'POST') {
      state.sent.push({
        url: pathname,
        key: new Headers(headers).get('Idempotency-Key'),
        body: JSON.parse(String(body)),
      })
      if (!state.answers.acts) throw new TypeError('Failed to fetch')
    }
    if (pathname.endsWith('/messages')) {
      if (method === 'GET' && !state.answers.messages) throw new TypeError('Failed to fetch')
      return { messages: [], messageCount: 0, newCount: 0, next: null, unsentFiles: state.unsentFiles }
    }
    if (pathname.startsWith('/v1/actions')) return []
    return pathname === `/v1/claims/${id}`
      ? {
          ...partyClaimExample,
          id,
          role,
          status: role === 'Plaintiff' ? 'DISPUTED' : 'PUBLISHED',
          paymentClaimedOn: null,
        }
      : {}
  })
  vi.stubGlobal('XMLHttpRequest', Upload)
  return state
}

async function openClaims(...ids: string[]) {
  const Claim = await pageAt(path)
  await renderComponent(
    <>
      <Navigation />
      <Routes>
        <Route path={path} element={<Claim />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
  )
  for (const id of ids) {
    await act(async () => navigate(`/claims/my-claims/${id}`))
    await screen.findByText(new RegExp(id.slice(0, 8)))
  }
}

async function attach(within: ParentNode): Promise<void> {
  const input = await vi.waitUntil(() => within.querySelector<HTMLInputElement>('input[type=file]'), {
    timeout: 10_000,
  })
  await userEvent.upload(input, new File(['x'], 'bank-statement.pdf', { type: 'application/pdf' }))
}

const isDisabled = (button: HTMLElement) => button.matches(':disabled')

test('a file goes to the claim that is shown, also where that is cached and another was shown between', async () => {
  const { uploads } = withClaims('Plaintiff')
  await openClaims(second, first, second)
  await attach(document)
  await expect.poll(() => uploads.map(({ url }) => url)).toEqual([`/v1/claims/${second}/messages/files`])
})

test('what is sent waits for a file that goes with it, until that is shown', async () => {
  const api = withClaims('Defendant')
  await openClaims(first)
  const form = within(screen.getByRole('form', { name: 'Write to the other side' }))
  await attach(document)
  const send = form.getByRole('button', { name: 'Send message' })
  await expect.poll(() => isDisabled(send)).toBe(true)
  api.answers.messages = false
  await act(async () => api.uploads[0]?.arrive())
  expect(isDisabled(send)).toBe(true)
  api.answers.messages = true
  await expect.poll(() => isDisabled(send), { timeout: 10_000 }).toBe(false)
  fireEvent.change(form.getByRole('textbox'), { target: { value: 'It is paid.' } })
  await userEvent.click(send)
  await expect
    .poll(() => api.sent.map(({ body }) => body))
    .toEqual([{ text: 'It is paid.', fileIds: [proofExample.id] }])
})

test('so does the word that it is paid already', async () => {
  withClaims('Defendant')
  await openClaims(first)
  await userEvent.click(screen.getByRole('button', { name: 'I have already paid' }))
  const dialog = await screen.findByRole('dialog')
  const send = dialog.querySelector<HTMLElement>('button[type=submit]')
  if (!send) throw new Error('It cannot be sent')
  expect(isDisabled(send)).toBe(false)
  await attach(dialog)
  await expect.poll(() => isDisabled(send)).toBe(true)
})

test('a message whose answer was lost is sent again as it was, though its file is among the unsent ones no more', async () => {
  const api = withClaims('Plaintiff')
  api.unsentFiles = [proofExample]
  await openClaims(first)
  const form = within(screen.getByRole('form', { name: 'Write to the other side' }))
  fireEvent.change(form.getByRole('textbox'), { target: { value: 'It is paid.' } })
  api.answers.acts = false
  await userEvent.click(form.getByRole('button', { name: 'Send message' }))
  await form.findByRole('alert')
  api.unsentFiles = []
  api.answers.acts = true
  await act(() => queries.invalidateQueries())
  await expect.poll(() => form.queryByText(proofExample.fileName)).toBeNull()
  await userEvent.click(form.getByRole('button', { name: 'Send message' }))
  await expect.poll(() => api.sent).toHaveLength(2)
  expect(api.sent[1]).toEqual(api.sent[0])
})
