import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Document } from '@redress/contract/documents.ts'
import { openLocalWallet } from '@redress/localnet/local-wallet.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runningEmbeddedDatabase } from '../local/embedded-database.ts'
import { type JournalClient, journalClient } from '../testing/faults/journal.ts'
import { type KillableInstallation, startKillableInstallation } from '../testing/faults/killable-installation.ts'
import { untilReady } from '../testing/faults/until-ready.ts'
import { isLongTest } from '../testing/long-tests.ts'
import { password, registrationForm } from '../testing/sign-up.ts'
import { canMount, mountSmallDisk, type SmallDisk } from '../testing/small-disk.ts'

/** Disk size of each part of an installation, in megabytes. */
const sizes = { documents: 2, database: 160, mail: 2, chain: 2 } as const
type Part = keyof typeof sizes

const soon = { timeout: 60_000, interval: 100 }
const counts = { acts: 0, unknown: 0, replayed: 0, broken: 0 }

describe.skipIf(!canMount())('on a disk that is full (where disks can be mounted)', () => {
  let folder: string
  const disks = {} as Record<Part, SmallDisk>
  let installation: KillableInstallation
  let person: JournalClient
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'redress-full-'))
    for (const part of Object.keys(sizes) as Part[]) {
      disks[part] = mountSmallDisk(join(folder, part), sizes[part])
    }
    installation = await startKillableInstallation({ SUBMISSION_FEE: '0', REQUESTS_PER_MINUTE: '1000000' }, folder)
    await untilReady(installation, performance.now())
    const { username, email } = await register()
    person = journalClient(installation.url, username, counts)
    await person.get(`/v1/auth/emails/confirm/${await tokenSentTo(email)}`)
  })
  afterAll(async () => {
    await installation.stop().finally(() => {
      for (const disk of Object.values(disks)) disk.remove()
      rmSync(folder, { recursive: true, force: true })
    })
  })

  interface CaughtMail {
    readonly to: readonly { readonly address: string }[]
    readonly text: string
  }
  /** Caught mail; empty while the mail catcher is down. */
  const caughtMail = (): Promise<CaughtMail[]> =>
    fetch(`${installation.mailUrl}/email`).then(
      async answer => (await answer.json()) as CaughtMail[],
      () => [],
    )
  const mailTo = async (email: string) =>
    (await caughtMail()).filter(({ to }) => to.some(each => each.address === email))
  async function tokenSentTo(email: string): Promise<string> {
    await vi.waitFor(async () => expect(await mailTo(email)).not.toEqual([]), soon)
    return /token\/([\w-]+)/.exec((await mailTo(email))[0]?.text ?? '')?.[1] ?? ''
  }

  async function register() {
    const form = registrationForm()
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ ...form, password })
    const answer = await fetch(`${installation.url}/v1/auth/register`, { method: 'POST', headers, body })
    expect(answer.status).toBe(200)
    return form
  }

  /** Sends one request without retries, and returns the status. */
  async function send(method: string, path: string, body: FormData | object, key?: string): Promise<number> {
    const isForm = body instanceof FormData
    const answer = await fetch(`${installation.url}${path}`, {
      method,
      headers: {
        cookie: person.cookie(),
        ...(!isForm && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      body: isForm ? body : JSON.stringify(body),
    })
    await answer.arrayBuffer()
    expect([200, 503]).toContain(answer.status)
    if (answer.status === 503) expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    return answer.status
  }

  /** Number of attempts to deliver mail. */
  async function countTries(): Promise<number> {
    const database = new pg.Client(runningEmbeddedDatabase(join(folder, 'database')) ?? '')
    await database.connect()
    const { rows } = await database.query<{ count: number }>(
      `select coalesce(sum(retry_count + (state in ('completed', 'retry'))::int), 0)::int as count
      from pgboss.job where name like 'send-%'`,
    )
    await database.end()
    return rows[0]?.count ?? 0
  }

  const newDraft = async () => (await person.post<{ id: string }>('/v1/claims')).data.id
  const isKept = () => expect(installation.starts()).toEqual({ count: 1, failed: [] })

  test('of the documents: what was taken stays, what is refused says so, and is taken when there is room', async () => {
    const claimId = await newDraft()
    const path = `/v1/claims/${claimId}/documents/files`
    const content = (name: string) => new TextEncoder().encode(`${name} `.repeat(20_000))
    const fileOf = (name: string) => {
      const form = new FormData()
      form.append('file', new Blob([content(name)]), `${name}.txt`)
      return form
    }
    expect(await send('POST', path, fileOf('before'), 'before')).toBe(200)
    disks.documents.fill()
    expect(await send('POST', path, fileOf('refused'), 'refused')).toBe(503)
    expect(
      await send('POST', `/v1/claims/${claimId}/documents/urls`, { url: 'https://example.org/a', urlDescription: 'A' }),
    ).toBe(200)
    disks.documents.makeRoom()
    expect(await send('POST', path, fileOf('refused'), 'refused')).toBe(200)
    const { files } = (await person.get<{ files: Document[] }>(`/v1/claims/${claimId}`)).data
    expect(files.map(({ fileName }) => fileName)).toEqual(['before.txt', null, 'refused.txt'])
    for (const { id, fileName } of files) {
      if (fileName === null) continue
      const kept = await person.download(`/v1/claims/${claimId}/documents/${id}/files`)
      expect(Buffer.compare(kept, content(fileName.replace('.txt', '')))).toBe(0)
    }
    isKept()
  })

  test('of the database: what was answered stays, what is refused says so, and all goes on when there is room', async () => {
    const claimId = await newDraft()
    let acknowledged = ''
    /** Random letters do not compress, so they fill the disk. */
    const write = async (): Promise<number> => {
      const whatDidYouDo = Array.from({ length: 200 }, () => crypto.randomUUID()).join(' ')
      const status = await send('PATCH', `/v1/claims/${claimId}`, { whatDidYouDo })
      if (status === 200) acknowledged = whatDidYouDo
      return status
    }
    expect(await write()).toBe(200)
    disks.database.fill()
    await expect.poll(write, { timeout: 90_000, interval: 1 }).toBe(503)
    for (let time = 0; time < 20; time++) await write()
    const textNow = async () => (await person.get<{ whatDidYouDo: string }>(`/v1/claims/${claimId}`)).data.whatDidYouDo
    disks.database.makeRoom()
    await untilReady(installation, performance.now())
    expect(await textNow()).toBe(acknowledged)
    expect(await write()).toBe(200)
    expect(await textNow()).toBe(acknowledged)
    expect(counts.broken).toBe(0)
    isKept()
  })

  test('of the mail catcher: what was caught stays, and mail that it refused comes when there is room', async () => {
    const before = await caughtMail()
    expect(before.length).toBeGreaterThan(0)
    disks.mail.fill()
    const owed: string[] = []
    while (owed.length < 8) owed.push((await register()).email)
    await expect.poll(countTries, soon).toBeGreaterThanOrEqual(before.length + owed.length)
    disks.mail.makeRoom()
    for (const email of owed) expect(await tokenSentTo(email)).toMatch(/^[\w-]{20,}$/)
    expect((await caughtMail()).map(({ text }) => text)).toEqual(expect.arrayContaining(before.map(({ text }) => text)))
    isKept()
  })

  test('of the local chain: what was paid stays, what is refused moves no money, and is paid when there is room', async () => {
    const wallet = await openLocalWallet(installation.chainUrl)
    const { address: recipient } = await openLocalWallet(installation.chainUrl)
    const balance = async (): Promise<number> => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getBalance', params: [recipient] })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(installation.chainUrl, { method: 'POST', headers, body })
      return ((await answer.json()) as { result: { value: number } }).result.value
    }
    const begun = await balance()
    // Distinct amounts, because equal transactions have the same signature.
    let count = 0
    const pay = () => wallet.send({ recipient, lamports: 1_000n, memo: `payment ${count++}` })
    await pay()
    disks.chain.fill()
    // Reserved space still accepts some transactions.
    let paid = 1
    const refusal = await (async () => {
      for (; paid < 100; paid++) {
        try {
          await pay()
        } catch (error) {
          return error
        }
      }
    })()
    expect(String((refusal as Error).cause ?? refusal)).toMatch(/no space|ENOSPC|Internal/i)
    expect(await balance()).toBe(begun + paid * 1_000)
    disks.chain.makeRoom()
    await pay()
    expect(await balance()).toBe(begun + (paid + 1) * 1_000)
    isKept()

    if (!isLongTest) return
    installation.kill('whole tree')
    await untilReady(installation, performance.now())
    expect(await balance()).toBe(begun + (paid + 1) * 1_000)
    expect(installation.starts().failed).toEqual([])
  })
})
