import type { Document } from '@redress/contract/documents.ts'
import { type ClaimStatus, claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claimIn, dataOf, type Opponents } from '../../testing/file-claim.ts'
import { minutes } from '../../testing/movable-clock.ts'
import { confirmedUser, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { upload } from '../../testing/upload.ts'

let server: TestServer
let opponents: Opponents
let claimId: string
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  opponents = {
    plaintiff: await confirmedUser(server),
    defendant: await confirmedUser(server, { firstName: 'Dora', lastName: 'Defendant' }),
  }
  claimId = await claimIn(server, opponents, 'PENDING_PUBLICATION')
})

const link = { url: 'https://example.org/more', urlDescription: 'More' }
const file = (name: string) => ({ name, content: new TextEncoder().encode(name) })
const add = async ({ client }: TestUser, name: string): Promise<Document> => {
  const { files } = dataOf<{ files: Document[] }>(await upload(client, claimId, file(name)))
  return files.find(({ fileName }) => fileName === name) as Document
}
const remove = ({ client }: TestUser, { id }: Document) => client.delete(`/v1/claims/${claimId}/documents/${id}`)
const read = ({ client }: TestUser, { id }: Document) => client.get(`/v1/claims/${claimId}/documents/${id}/files`)
const filesOf = async ({ client }: TestUser) =>
  dataOf<{ files: Document[] }>(await client.get(`/v1/claims/${claimId}`)).files
const historyOf = async ({ client }: TestUser) =>
  dataOf<{ type: string; partyTriggeredBy: string }[]>(await client.get(`/v1/actions/claims/${claimId}`)).map(
    each => `${each.type} by ${each.partyTriggeredBy}`,
  )

/** Advances the clock and keeps the sessions alive. */
async function pass(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds)
  for (const { client } of [opponents.plaintiff, opponents.defendant]) dataOf(await client.post('/v1/auth/refresh'))
}

describe('evidence of a filed claim', { tags: 'SPEC-6-correspondence' }, () => {
  test('is added by any party, who is named, and the others are told', {
    tags: 'SPEC-7-POST-claims-claimId-documents-files',
  }, async () => {
    const { plaintiff, defendant } = opponents
    const added = await add(defendant, 'receipt.txt')
    dataOf(await plaintiff.client.post(`/v1/claims/${claimId}/documents/urls`, link))
    expect(added.addedBy).toEqual({ party: 'Defendant', name: 'Dora Defendant', isYou: true })
    expect((await filesOf(plaintiff)).map(({ addedBy }) => addedBy.name)).toEqual([
      'Ada Lovelace',
      'Dora Defendant',
      'Ada Lovelace',
    ])
    expect((await read(plaintiff, added)).status).toBe(200)
    expect((await historyOf(plaintiff)).slice(-2)).toEqual([
      'DOCUMENT_ADDED by Defendant',
      'DOCUMENT_ADDED by Plaintiff',
    ])
    const mail = await server.inbox.take(plaintiff.email, /^News from/)
    expect(mail.text).toContain('Dora Defendant added a document')
  })

  test.each(claimStatuses)('of a claim that is %s: where nobody has won yet', async status => {
    claimId = await claimIn(server, opponents, status)
    const isOpen = !['PENDING', 'WAITING_FOR_PAYMENT'].includes(status) && !status.startsWith('RESOLVED_')
    const expected = (byPlaintiff: boolean): number => {
      if (isOpen || (byPlaintiff && status === ('PENDING' satisfies ClaimStatus))) return 200
      return byPlaintiff || status.startsWith('RESOLVED_') ? 409 : 404
    }
    const path = `/v1/claims/${claimId}/documents/urls`
    expect((await opponents.plaintiff.client.post(path, link)).status).toBe(expected(true))
    expect((await opponents.defendant.client.post(path, link)).status).toBe(expected(false))
  })

  test('has a room for each person, also for many at once', { tags: 'SPEC-8-TOO_MANY_DOCUMENTS' }, async () => {
    const { plaintiff, defendant } = opponents
    const answers = await Promise.all(
      Array.from({ length: limits.documentsPerClaim + 2 }, (_, index) =>
        upload(defendant.client, claimId, file(`${index}.txt`)),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.documentsPerClaim)
    expect(answers.filter(({ body }) => body.code === 'TOO_MANY_DOCUMENTS')).toHaveLength(2)
    await add(plaintiff, 'mine.txt')
  })
})

describe('what was added is removed', { tags: ['SPEC-6-correspondence', 'SPEC-8-DOCUMENT_STAYS'] }, () => {
  test('by whoever added it, within a quarter of an hour, and the history says so', async () => {
    const { plaintiff, defendant } = opponents
    const added = await add(defendant, 'wrong.txt')
    expect(added.removableUntil).toBe(new Date(server.clock.now().getTime() + minutes(15)).toISOString())
    expect((await filesOf(plaintiff)).find(({ id }) => id === added.id)?.removableUntil).toBeNull()
    expect(await remove(plaintiff, added)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    await pass(minutes(15) - 1)
    expect((await remove(defendant, added)).status).toBe(200)
    expect(await filesOf(plaintiff)).toHaveLength(1)
    expect((await historyOf(plaintiff)).slice(-2)).toEqual([
      'DOCUMENT_ADDED by Defendant',
      'DOCUMENT_REMOVED by Defendant',
    ])
    expect((await remove(defendant, added)).status).toBe(404)
  })

  test('and is captioned as long: empty again takes the caption away', {
    tags: 'SPEC-7-PATCH-claims-claimId-documents-documentId',
  }, async () => {
    const { plaintiff, defendant } = opponents
    const added = await add(defendant, 'receipt.txt')
    const path = `/v1/claims/${claimId}/documents/${added.id}`
    const captionOf = async () => (await filesOf(plaintiff)).find(({ id }) => id === added.id)?.caption
    expect(await captionOf()).toBeNull()
    dataOf(await defendant.client.patch(path, { caption: ' The receipt of the bank ' }))
    expect(await captionOf()).toBe('The receipt of the bank')
    expect(await plaintiff.client.patch(path, { caption: 'Mine' })).toMatchObject({ body: { code: 'FORBIDDEN' } })
    dataOf(await defendant.client.patch(path, { caption: '' }))
    expect(await captionOf()).toBeNull()
    await pass(minutes(15))
    expect(await defendant.client.patch(path, { caption: 'Late' })).toMatchObject({ body: { code: 'DOCUMENT_STAYS' } })
  })

  test('not later, not after somebody else has read it, and not what the claim was filed with', async () => {
    const { plaintiff, defendant } = opponents
    const stays = { status: 409, body: { code: 'DOCUMENT_STAYS' } }
    const [filed] = (await filesOf(plaintiff)) as [Document]
    expect(await remove(plaintiff, filed)).toMatchObject(stays)
    const looked = await add(defendant, 'looked-at.txt')
    expect((await read(defendant, looked)).status).toBe(200)
    expect((await filesOf(defendant)).find(({ id }) => id === looked.id)?.removableUntil).not.toBeNull()
    expect((await read(plaintiff, looked)).status).toBe(200)
    expect((await filesOf(defendant)).find(({ id }) => id === looked.id)?.removableUntil).toBeNull()
    expect(await remove(defendant, looked)).toMatchObject(stays)
    const old = await add(defendant, 'old.txt')
    await pass(minutes(15))
    expect(await remove(defendant, old)).toMatchObject(stays)
    expect(await filesOf(plaintiff)).toHaveLength(3)
  })
})
