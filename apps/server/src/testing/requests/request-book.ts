import { type EndpointDefinition, endpointName } from '@redress/contract/endpoint.ts'
import type { EndpointName } from '@redress/contract/endpoints.ts'
import { examples } from '@redress/contract/examples.ts'
import type { TestServer } from '../test-server.ts'
import { accountRequests } from './account-requests.ts'
import { claimRequests } from './claim-requests.ts'
import { consoleRequests } from './console-requests.ts'
import { correspondenceRequests } from './correspondence-requests.ts'
import { defendantRequests } from './defendant-requests.ts'
import { type Entry, type PreparedRequest, withExample } from './entry.ts'
import { newOpponents } from './prepared-states.ts'

const entries: Readonly<Record<EndpointName, Entry>> = {
  ...accountRequests,
  ...claimRequests,
  ...consoleRequests,
  ...correspondenceRequests,
  ...defendantRequests,
}

/** How tests call each endpoint: one entry for all walks over the API. */
export const requestBook = Object.fromEntries(
  Object.entries(entries).map(([name, entry]) => [
    name,
    withExample(entry, examples[name]?.body as object | undefined),
  ]),
) as Readonly<Record<EndpointName, Entry>>

/** The entry of an endpoint. */
export const entryOf = (endpoint: Pick<EndpointDefinition, 'method' | 'path'>): Entry =>
  requestBook[endpointName(endpoint) as EndpointName]

/** Prepares a success of an endpoint, on claims of two new users. */
export const prepareRequest = async (server: TestServer, endpoint: EndpointDefinition): Promise<PreparedRequest> =>
  entryOf(endpoint).prepare(server, await newOpponents(server))
