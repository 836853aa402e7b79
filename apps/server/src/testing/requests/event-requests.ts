import type { EndpointName } from '@redress/contract/endpoints.ts'
import type { LifecycleEvent } from '@redress/domain/claim/lifecycle.ts'
import type { Answer } from '../../platform/http/in-process-client.ts'
import type { TestUser } from '../sign-up.ts'
import { requestBook } from './request-book.ts'

/** Endpoint of each event that people request. */
const endpointOfEvent = {
  edit: 'PATCH /v1/claims/:id',
  delete: 'DELETE /v1/claims/:id',
  submit: 'POST /v1/claims/:id/submit',
  'take back': 'POST /v1/claims/:id/take-back',
  amend: 'PATCH /v1/claims/:id/amend',
  extend: 'POST /v1/claims/:id/extend',
  dispute: 'POST /v1/claims/:id/dispute',
  propose: 'POST /v1/claims/:id/propose-resolution',
  accept: 'POST /v1/claims/:id/accept-resolution',
  reject: 'POST /v1/claims/:id/reject-resolution',
  counter: 'POST /v1/claims/:id/counter-resolution',
  'withdraw offer': 'POST /v1/claims/:id/withdraw-resolution',
  resolve: 'POST /v1/claims/:id/resolve',
  'end agreement': 'POST /v1/claims/:id/end-agreement',
  'settle elsewhere': 'POST /v1/claims/:id/settle-elsewhere',
  withdraw: 'POST /v1/claims/:id/withdraw',
} as const satisfies Partial<Record<LifecycleEvent, EndpointName>>
export type RequestedEvent = keyof typeof endpointOfEvent
export const requestedEvents = Object.keys(endpointOfEvent) as RequestedEvent[]

/** Requests an event with the body of the endpoint's entry, apart from the changes. */
export function requestEvent(
  { client }: Pick<TestUser, 'client'>,
  event: RequestedEvent,
  claimId: string,
  changes: object = {},
): Promise<Answer> {
  const name = endpointOfEvent[event]
  const [method, path] = name.split(' ') as ['POST' | 'PATCH' | 'DELETE', string]
  const { body } = requestBook[name]
  return client.send(method, path.replace(':id', claimId), body ? { ...body, ...changes } : undefined)
}
