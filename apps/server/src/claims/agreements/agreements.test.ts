import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { claimIn, dataOf, type Opponents } from '../../testing/file-claim.ts'
import { jobsDone } from '../../testing/jobs-done.ts'
import { confirmedUser, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { waitingForLocks } from '../../testing/waiting-for-locks.ts'
import { archiveContents } from '../data-export/archive-contents.ts'
import { deleteStoredFiles, listStoredFiles } from '../documents/stored-files.ts'
import {
  findAcceptedOffer,
  findAgreement,
  insertAgreement,
  lockAgreement,
} from '../repositories/agreement-repository.ts'
import { agreementOf } from './agreements.ts'
import { PageWriter } from './page-writer.ts'

let server: TestServer
let opponents: Opponents
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '1000' })
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
})
afterAll(() => server.stop())

const fetched = ({ client }: Pick<TestUser, 'client'>, claimId: string) =>
  server.http.inject({ url: `/v1/claims/${claimId}/agreement`, cookies: Object.fromEntries(client.cookies) })

const digestOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

/** A claim with an agreement that was just made by the defendant's yes, and the id of the offer. */
async function agreedClaim() {
  const claimId = await claimIn(server, opponents, 'RESOLUTION_PROPOSED_BY_PLAINTIFF')
  dataOf(await opponents.defendant.client.post(`/v1/claims/${claimId}/accept-resolution`))
  return { claimId, offerId: (await findAcceptedOffer(server.context.database, claimId)) ?? '' }
}

const agreementsIn = (offerId: string) => findAgreement(server.context.database, offerId)

test('an agreement is one file: on the claim for both, and with the mail about it', {
  tags: 'SPEC-7-GET-claims-id-agreement',
}, async () => {
  const { claimId, offerId } = await agreedClaim()
  await jobsDone(server, 'make agreement')
  const kept = await agreementsIn(offerId)
  const answers = await Promise.all([opponents.plaintiff, opponents.defendant].map(each => fetched(each, claimId)))
  for (const { headers, rawPayload } of answers) {
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`filename="redress-${claimId.slice(0, 8)}-agreement.pdf"`),
    })
    expect(digestOf(rawPayload)).toBe(kept?.sha256)
    expect(BigInt(rawPayload.length)).toBe(kept?.size)
  }
  for (const [{ email }, who] of [
    [opponents.plaintiff, /^\S+ \S+ accepted the offer of EUR.3,000\.00 on your claim/],
    [opponents.defendant, /^You accepted the offer of EUR.3,000\.00 on the claim of/],
  ] as const) {
    const { attachments } = await server.inbox.take(email, who)
    const [file] = attachments.filter(({ mimeType }) => mimeType === 'application/pdf')
    expect(digestOf(new Uint8Array(file?.content as ArrayBuffer))).toBe(kept?.sha256)
  }
})

test('there is none before somebody has accepted an offer, and nobody else reads it', {
  tags: 'SPEC-8-AGREEMENT_NOT_FOUND',
}, async () => {
  const proposed = await claimIn(server, opponents, 'RESOLUTION_PROPOSED_BY_PLAINTIFF')
  expect((await fetched(opponents.plaintiff, proposed)).json()).toMatchObject({ code: 'AGREEMENT_NOT_FOUND' })
  const { claimId } = await agreedClaim()
  const stranger = await confirmedUser(server)
  expect((await fetched(stranger, claimId)).json()).toMatchObject({ code: 'CLAIM_NOT_FOUND' })
})

describe('the file of an agreement', () => {
  test('is drawn once, beside the server, however many ask for it at once', async () => {
    const { storage } = server.context
    const [written, drawnHere] = [vi.spyOn(storage, 'write'), vi.spyOn(PageWriter.prototype, 'text')]
    const { claimId, offerId } = await agreedClaim()
    const made = await Promise.all([1, 2, 3].map(() => agreementOf(server.context, offerId)))
    await jobsDone(server, 'make agreement')
    await Promise.all([opponents.plaintiff, opponents.defendant].map(each => fetched(each, claimId)))
    const kept = await agreementsIn(offerId)
    for (const each of made) expect(each).toEqual(kept)
    expect(written.mock.calls.filter(([key]) => key.startsWith(claimId))).toHaveLength(1)
    expect(drawnHere).not.toHaveBeenCalled()
    for (const each of [written, drawnHere]) each.mockRestore()
  })

  test('that another process is making is waited for, and not made again', async () => {
    const { database, storage, clock } = server.context
    const claimId = await claimIn(server, opponents, 'RESOLUTION_PROPOSED_BY_PLAINTIFF')
    const offer = database.selectFrom('resolutions').select('id').where('claim_id', '=', claimId)
    const { id: offerId } = await offer.executeTakeFirstOrThrow()
    const [content, storageKey] = [Buffer.from('made elsewhere'), `${claimId}/made-elsewhere`]
    await storage.write(storageKey, Readable.from([content]))
    const written = vi.spyOn(storage, 'write')
    const made = await database.transaction().execute(async transaction => {
      await lockAgreement(transaction, offerId)
      dataOf(await opponents.defendant.client.post(`/v1/claims/${claimId}/accept-resolution`))
      await expect.poll(() => waitingForLocks(database, 'pg_advisory_xact_lock')).toBe(1)
      return insertAgreement(transaction, {
        resolution_id: offerId,
        storage_key: storageKey,
        size: BigInt(content.length),
        sha256: digestOf(content),
        sha512: createHash('sha512').update(content).digest('hex'),
        made_at: clock.now(),
      })
    })
    expect(await agreementOf(server.context, offerId)).toEqual(made)
    await jobsDone(server, 'make agreement')
    expect(written.mock.calls.filter(([key]) => key.startsWith(claimId))).toEqual([])
    written.mockRestore()
  })

  test('is in the archive of a party’s data, and among what a backup holds', async () => {
    const { claimId, offerId } = await agreedClaim()
    const kept = await agreementOf(server.context, offerId)
    const paths: string[] = []
    for await (const { path } of archiveContents(server.context, opponents.plaintiff.id)) paths.push(path)
    expect(paths).toContain(`claims/${claimId}/redress-${claimId.slice(0, 8)}-agreement.pdf`)
    const stored = []
    for await (const file of listStoredFiles(server.context.database)) stored.push(file)
    expect(stored).toContainEqual({ key: kept?.storage_key, size: Number(kept?.size), sha256: kept?.sha256 })
  })

  test('is not deleted with what nothing names', async () => {
    const { claimId, offerId } = await agreedClaim()
    const { context } = server
    const storageKey = (await agreementOf(context, offerId))?.storage_key ?? ''
    await deleteStoredFiles(context, { storageKeys: [storageKey] })
    expect((await fetched(opponents.plaintiff, claimId)).statusCode).toBe(200)
  })

  test('that is missing or damaged is said to be so', { tags: 'SPEC-8-AGREEMENT_FILE_MISSING' }, async () => {
    const { claimId, offerId } = await agreedClaim()
    const agreement = await agreementOf(server.context, offerId)
    await server.context.storage.delete(agreement?.storage_key ?? '')
    const answer = await fetched(opponents.plaintiff, claimId)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'AGREEMENT_FILE_MISSING' })
  })
})
