import { type RoomProblem, roomProblem } from '@redress/domain/claim/correspondence.ts'
import type { Connection } from '../../platform/database/database.ts'
import { fail, ok } from '../../platform/result.ts'
import { measureDocumentsOf } from '../repositories/document-repository.ts'

interface Owner {
  readonly claimId: string
  readonly userId: string
}

export const failureOfRoom = {
  'too many': 'TOO_MANY_DOCUMENTS',
  'too large together': 'FILES_TOO_LARGE',
} as const satisfies Record<RoomProblem, string>

/** Fails if the user's quota in the claim has no room for another link. */
export async function checkRoomForLink(connection: Connection, owner: Owner) {
  const problem = roomProblem(await measureDocumentsOf(connection, owner), null)
  return problem === 'too many' ? fail(failureOfRoom[problem]) : ok(null)
}

/** The same for a file of so many bytes. */
export async function checkRoomForFile(connection: Connection, owner: Owner, size: number) {
  const problem = roomProblem(await measureDocumentsOf(connection, owner), size)
  return problem === null ? ok(null) : fail(failureOfRoom[problem])
}
