import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ArchivedDatabase, startArchivedDatabase } from './testing/availability/archived-database.ts'
import { missingOf } from './testing/availability/programs.ts'
import { documentedCommand } from './testing/documented-commands.ts'
import type { Counts } from './testing/faults/journal.ts'
import { type LifeOfClaim, liveClaim } from './testing/faults/lives.ts'
import { signUp } from './testing/faults/load.ts'
import { type RoleProcesses, startRoleProcesses } from './testing/faults/role-processes.ts'
import { violationsOf } from './testing/faults/verify-lives.ts'
import { isLongTest } from './testing/long-tests.ts'

const missing = missingOf(['postgresql', 'pgbackrest', 'rclone'])
const skipped = isLongTest
  ? missing.length > 0 && `not there: ${missing.join(', ')}`
  : 'only npm run test:operations runs it'

describe.skipIf(skipped)(`an installation goes back to a moment${skipped ? `, SKIPPED: ${skipped}` : ''}`, () => {
  const counts: Counts = { acts: 0, unknown: 0, replayed: 0, broken: 0 }
  const archive = mkdtempSync(join(tmpdir(), 'redress-archive-'))
  let database: ArchivedDatabase
  let processes: RoleProcesses
  beforeAll(async () => {
    database = await startArchivedDatabase()
    processes = await startRoleProcesses({ SUBMISSION_FEE: '0' }, { database: database.settings })
    for (const each of [...processes.api, ...processes.workers]) await each.ready()
  })
  afterAll(async () => {
    await processes?.stop()
    await database?.stop()
    rmSync(archive, { recursive: true, force: true })
  })

  /** Runs rclone, configured for a bucket and an archive. */
  const rclone = async (command: string): Promise<string> => {
    const { S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = processes.bucket
    const remotes = {
      BUCKET: {
        ...{ TYPE: 's3', PROVIDER: 'Other', ENDPOINT: S3_ENDPOINT },
        ...{ ACCESS_KEY_ID: S3_ACCESS_KEY_ID, SECRET_ACCESS_KEY: S3_SECRET_ACCESS_KEY },
      },
      ARCHIVE: { TYPE: 'alias', REMOTE: archive },
    }
    const settings = Object.entries(remotes).flatMap(([remote, values]) =>
      Object.entries(values).map(([name, value]) => [`RCLONE_CONFIG_${remote}_${name}`, value]),
    )
    const env = { PATH: process.env.PATH, HOME: archive, ...Object.fromEntries(settings) }
    return (await promisify(execFile)('bash', ['-c', command], { env })).stdout
  }
  const archiveDocuments = () => rclone(documentedCommand('availability.md', 'rclone copy --immutable bucket:'))
  const bringDocumentsBack = () => rclone(documentedCommand('availability.md', 'rclone copy --immutable archive:'))
  const countDocuments = async (remote: 'archive' | 'bucket'): Promise<number> =>
    (await rclone(`rclone lsf --recursive --files-only ${remote}:evidence`)).split('\n').filter(Boolean).length

  test('a second before a deletion, with its documents', { timeout: 300_000 }, async () => {
    const [{ url }] = processes.api
    const join = () => signUp(url, processes.inbox, counts)
    const [plaintiff, defendant] = [await join(), await join()]
    const lives: LifeOfClaim[] = []
    await liveClaim({ plaintiff, defendant }, lives)
    await database.backUp()
    await liveClaim({ plaintiff, defendant }, lives)
    const { data: draft } = await plaintiff.post<PartyClaim>('/v1/claims')
    const text = 'What the roofer wrote. '.repeat(5_000)
    const form = new FormData()
    form.append('file', new Blob([text]), 'letter.txt')
    const { data: added } = await plaintiff.post<{ files: { id: string }[] }>(
      `/v1/claims/${draft.id}/documents/files`,
      form,
    )
    await archiveDocuments()
    expect(await countDocuments('archive')).toBe(3)

    const before = await database.now()
    while ((await database.now()).getTime() < before.getTime() + 1_000) await delay(50)
    const deleted = await fetch(`${url}/v1/claims/${draft.id}`, {
      method: 'DELETE',
      headers: { cookie: plaintiff.cookie() },
    })
    expect(deleted.status).toBe(200)
    expect((await plaintiff.get(`/v1/claims/${draft.id}`)).status).toBe(404)
    await expect.poll(() => countDocuments('bucket')).toBe(2)
    const later: LifeOfClaim[] = []
    await liveClaim({ plaintiff, defendant }, later)
    await archiveDocuments()
    await database.archive()

    for (const each of [...processes.api, ...processes.workers]) await each.end('SIGTERM')
    await database.restoreTo(before)
    await bringDocumentsBack()
    for (const each of [...processes.api, ...processes.workers]) each.start()
    for (const each of [...processes.api, ...processes.workers]) await each.ready()

    const path = `/v1/claims/${draft.id}/documents/${added.files[0]?.id}/files`
    expect(new TextDecoder().decode(await plaintiff.download(path))).toBe(text)
    for (const life of lives) expect(await violationsOf(life)).toEqual([])
    expect((await plaintiff.get(`/v1/claims/${later[0]?.id}`)).status).toBe(404)
    // The restored installation accepts new claims.
    await liveClaim({ plaintiff: defendant, defendant: plaintiff }, lives)
    expect(await violationsOf(lives.at(-1) as LifeOfClaim)).toEqual([])
  })
})
