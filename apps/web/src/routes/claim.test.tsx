// @vitest-environment happy-dom
import { partyClaimExample } from '@redress/contract/example-schemas.ts'
import { act, screen } from '@testing-library/react'
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
function Navigation() {
  navigate = useNavigate()
  return null
}

test('a file goes to the claim that is shown, also where that is cached and another was shown between', async () => {
  const uploads: string[] = []
  class Upload {
    readonly upload = {}
    open(_method: string, url: string) {
      uploads.push(url)
    }
    setRequestHeader() {}
    send() {}
  }
  answerCalls(({ pathname }) => {
    const id = pathname.includes(first) ? first : second
    if (pathname.endsWith('/messages'))
      return { messages: [], messageCount: 0, newCount: 0, next: null, unsentFiles: [] }
    if (pathname.startsWith('/v1/actions')) return []
    return pathname === `/v1/claims/${id}` ? { ...partyClaimExample, id, status: 'DISPUTED', role: 'Plaintiff' } : {}
  })
  vi.stubGlobal('XMLHttpRequest', Upload)
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
  for (const id of [second, first, second]) {
    await act(async () => navigate(`/claims/my-claims/${id}`))
    await screen.findByText(new RegExp(id.slice(0, 8)))
  }
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No file can be chosen')
  await userEvent.upload(input, new File(['x'], 'contract.pdf', { type: 'application/pdf' }))
  await expect.poll(() => uploads).toEqual([`/v1/claims/${second}/messages/files`])
})
