import type { Browser, Page } from '@playwright/test'
import { people, seedPassword } from '../../apps/server/src/seed/sample-people.ts'
import { call, details } from '../filing/filing-by-api.ts'
import { pdf } from '../filing/sample-pdf.ts'
import type { Installation } from '../installation/installation.ts'
import { linkIn, mailTo } from '../installation/mailbox.ts'
import { ask } from '../installation/seeded-data.ts'

interface ListedClaim {
  readonly id: string
  readonly status: string
}

/** The browsers in which messages are looked for, in a seeded installation; the plaintiff is amelie.fischer. */
export interface Participants {
  readonly installation: Installation
  readonly plaintiff: Page
  readonly visitor: Page
  /** marek.nowak, signed in. */
  readonly stranger: Page
  /** The id of a claim by or against the plaintiff with a status. */
  claimOf(side: 'myClaims' | 'accusedClaims', status: string): Promise<string>
}

/** A page whose clock can be paused and which may write to the clipboard. */
async function openClockedPage(browser: Browser, { url }: Installation): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.clock.install()
  return context.newPage()
}

/** Signs in without the form, and looks at the dashboard once, as everybody does who signs in. */
export async function signIn(page: Page, username: string, password: string): Promise<void> {
  await call(page, { path: '/v1/auth/login', body: { username, password } })
  await page.goto('/dashboard')
}

export async function openParticipants(browser: Browser, installation: Installation): Promise<Participants> {
  const open = () => openClockedPage(browser, installation)
  const [plaintiff, visitor, stranger] = await Promise.all([open(), open(), open()])
  await signIn(plaintiff, people.amelie.username, seedPassword)
  await signIn(stranger, people.marek.username, seedPassword)
  await visitor.goto('/')
  return {
    installation,
    plaintiff,
    visitor,
    stranger,
    async claimOf(side, status) {
      const lists = await ask<Record<typeof side, ListedClaim[]>>(plaintiff, '/v1/claims')
      const found = lists[side].find(claim => claim.status === status)
      if (!found) throw new Error(`None of ${side} is ${status}`)
      return found.id
    },
  }
}

/** Makes her draft ready to be submitted, with a file. */
export async function completeDraft({ plaintiff, claimOf }: Participants): Promise<string> {
  const id = await claimOf('myClaims', 'PENDING')
  await call(plaintiff, { method: 'PATCH', path: `/v1/claims/${id}`, body: details })
  const file = { name: 'contract.pdf', mimeType: 'application/pdf', buffer: pdf('Contract over a new roof') }
  await plaintiff.request.post(`/v1/claims/${id}/documents/files`, { multipart: { file } })
  return id
}

/** The token at the end of the newest link of a kind that an address was sent. */
export async function tokenSentTo({ mailUrl }: Installation, address: string, subject: RegExp, path: string) {
  const link = linkIn(await mailTo(mailUrl, address, subject), path)
  return new URL(link).pathname.split('/').at(-1) ?? ''
}
