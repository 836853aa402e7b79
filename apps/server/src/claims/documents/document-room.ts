import { type Room, type RoomProblem, roomProblem } from '@redress/domain/claim/correspondence.ts'
import { fail, ok } from '../../platform/result.ts'

export const failureOfRoom = {
  'too many': 'TOO_MANY_DOCUMENTS',
  'too large together': 'FILES_TOO_LARGE',
} as const satisfies Record<RoomProblem, string>

/** Fails if the user's quota in the claim has no room for another link. */
export function checkRoomForLink(room: Room) {
  const problem = roomProblem(room, null)
  return problem === 'too many' ? fail(failureOfRoom[problem]) : ok(null)
}

/** The same for a file of so many bytes. */
export function checkRoomForFile(room: Room, size: number) {
  const problem = roomProblem(room, size)
  return problem === null ? ok(null) : fail(failureOfRoom[problem])
}
