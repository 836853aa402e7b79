import { busyTime, type RoomProblem, roomProblem } from '@redress/domain/claim/correspondence.ts'
import { limits } from '@redress/domain/people/limits.ts'
import type { Connection } from '../../platform/database/database.ts'
import { fail, failFor, ok } from '../../platform/result.ts'
import { countActions } from '../repositories/action-repository.ts'
import { measureDocumentsOf } from '../repositories/document-repository.ts'

interface Owner {
  readonly claimId: string
  readonly userId: string
}

const failureOf = {
  'too many': 'TOO_MANY_DOCUMENTS',
  'too large together': 'FILES_TOO_LARGE',
} as const satisfies Record<RoomProblem, string>

/** Fails where somebody has no room in a claim for one more link. */
export async function checkRoomForLink(connection: Connection, owner: Owner) {
  const problem = roomProblem(await measureDocumentsOf(connection, owner), null)
  return problem === 'too many' ? fail(failureOf[problem]) : ok(null)
}

/** The same for a file of so many bytes. */
export async function checkRoomForFile(connection: Connection, owner: Owner, size: number) {
  const problem = roomProblem(await measureDocumentsOf(connection, owner), size)
  return problem === null ? ok(null) : fail(failureOf[problem])
}

/** Fails for an account that has added as much to filed claims as it can in a while. */
export async function checkPace(connection: Connection, userId: string, now: Date) {
  const since = new Date(now.getTime() - busyTime)
  const count = await countActions(connection, { userId, type: 'DOCUMENT_ADDED', since })
  return count < limits.documentsPerHour ? ok(null) : failFor('TOO_MANY_WORDS', busyTime / 1000)
}
