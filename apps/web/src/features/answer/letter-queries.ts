import type { logout } from '@redress/contract/auth.ts'
import type { extendNoticePeriod, getClaim } from '@redress/contract/claims.ts'
import type { disownAddress } from '@redress/contract/defendants.ts'
import type * as contract from '@redress/contract/letters.ts'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { messagePages } from '../../entities/claim/message-queries.ts'
import { caller } from '../../lib/api-client.ts'

const asReader = { asReader: true } as const

export const requestOpening = caller<typeof contract.openLetter>('POST', '/v1/letters/open')
export const requestLetter = caller<typeof contract.requestLetter>('POST', '/v1/letters/request')
export const requestClosing = caller<typeof contract.closeLetter>('POST', '/v1/letters/close')
export const requestLogout = caller<typeof logout>('POST', '/v1/auth/logout')
const fetchLetter = caller<typeof contract.getLetter>('GET', '/v1/letters/current')
const fetchClaim = caller<typeof getClaim>('GET', '/v1/claims/:id')
const sendAnswer = caller<typeof contract.writeAnswer>('PATCH', '/v1/letters/current/answer')
const requestDiscarding = caller<typeof contract.discardAnswer>('DELETE', '/v1/letters/current/answer')
const sendNewAccount = caller<typeof contract.answerWithNewAccount>('POST', '/v1/letters/current/accounts')
const sendTakeover = caller<typeof contract.answerWithOwnAccount>('POST', '/v1/letters/current/takeover')

const requestMoreTime = caller<typeof extendNoticePeriod>('POST', '/v1/claims/:id/extend')
const requestDisown = caller<typeof disownAddress>('POST', '/v1/claims/defendants/:id/disown')

type Body<Call extends (input: never, ...rest: never[]) => unknown> = Parameters<Call>[0] extends { body: infer Given }
  ? Given
  : never

/** The letter that is open in this browser. */
export const letterQuery = queryOptions({
  queryKey: ['letters', 'current'],
  queryFn: ({ signal }) => fetchLetter(undefined, { ...asReader, signal }),
})

/** The claim, fetched with the reading session. An account's view of it has another cache key. */
export const letterClaimQuery = (id: string) =>
  queryOptions({
    queryKey: ['letters', 'claim', id],
    queryFn: ({ signal }) => fetchClaim({ params: { id } }, { ...asReader, signal }),
  })

/** The correspondence, fetched with the reading session. */
export const letterMessagesQuery = (id: string) =>
  infiniteQueryOptions({ queryKey: ['letters', 'messages', id], ...messagePages(id, asReader) })

/** Mutations of the reading session. */
export function useLetterActs() {
  const queries = useQueryClient()
  return useMemo(
    () => ({
      /** Stores the written answer, which has no effect until an account gives it. */
      write: async (body: Body<typeof sendAnswer>) => {
        queries.setQueryData(letterQuery.queryKey, await sendAnswer({ body }, asReader))
      },
      discard: async () => {
        queries.setQueryData(letterQuery.queryKey, await requestDiscarding({}, asReader))
      },
      giveWithNewAccount: (body: Body<typeof sendNewAccount>) => sendNewAccount({ body }, asReader),
      giveWithOwnAccount: () => sendTakeover({}, asReader),
      takeMoreTime: async (id: string) => {
        await requestMoreTime({ params: { id } }, asReader)
        // The answer to an act that was sent twice may lack the claim.
        await queries.invalidateQueries(letterClaimQuery(id))
      },
      /** States that the letter reached the wrong person, which closes it. */
      disown: (id: string) => requestDisown({ params: { id } }, asReader),
      /** Refetches the letter and the claim: the letter may be closed, and the claim changed. */
      lookAgain: () => queries.invalidateQueries({ queryKey: ['letters'] }),
      forget: () => queries.removeQueries({ queryKey: ['letters'] }),
    }),
    [queries],
  )
}
