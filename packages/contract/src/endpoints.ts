import { isForStaff } from '@redress/domain/people/permissions.ts'
import * as accountClosure from './account-closure.ts'
import * as activity from './activity.ts'
import * as agreements from './agreements.ts'
import * as auth from './auth.ts'
import * as bidding from './bidding.ts'
import * as claims from './claims.ts'
import * as companyRecords from './company-records.ts'
import * as configuration from './configuration.ts'
import * as dataExport from './data-export.ts'
import * as defendants from './defendants.ts'
import * as documents from './documents.ts'
import type { EndpointDefinition, NameOf } from './endpoint.ts'
import * as events from './events.ts'
import * as feeCodes from './fee-codes.ts'
import * as figures from './figures.ts'
import * as letters from './letters.ts'
import * as messages from './messages.ts'
import * as moderation from './moderation.ts'
import * as notifications from './notifications.ts'
import * as payments from './payments.ts'
import * as profile from './profile.ts'
import * as record from './record.ts'
import * as replies from './replies.ts'
import * as reports from './reports.ts'
import * as search from './search.ts'
import * as secondFactor from './second-factor.ts'
import * as socialProviders from './social-providers.ts'
import * as suspensions from './suspensions.ts'
import * as work from './work.ts'

/** The calls by what they are about, in the order of a claim's life. */
const resources = {
  'Sign-in': { text: 'Register, confirm an address, log in and out.', calls: { ...auth, ...secondFactor } },
  Account: {
    text: 'What belongs to one’s own account, how to get all of it, and how to close it.',
    calls: { ...profile, ...socialProviders, ...activity, ...dataExport, ...suspensions, ...accountClosure },
  },
  Claims: {
    text: 'Draft, file, answer and settle a claim, up to the last instalment.',
    calls: { ...claims, ...bidding, ...agreements },
  },
  Defendants: { text: 'Who a claim is against, and who answers for them.', calls: defendants },
  Documents: { text: 'Evidence: files and links.', calls: documents },
  Letters: { text: 'Read and answer a claim by the code of a letter, without an account.', calls: letters },
  Correspondence: { text: 'Messages between the parties, and public replies.', calls: { ...messages, ...replies } },
  Payments: { text: 'Fees, and how far their payment is.', calls: payments },
  'Public record': {
    text: 'What anybody may read: claims, companies, the search, and what this installation charges and allows.',
    calls: { ...record, ...companyRecords, ...search, ...reports, ...moderation, ...configuration },
  },
  Notifications: { text: 'What is new, as a list and as a stream.', calls: { ...notifications, ...events } },
  Operator: { text: 'For staff: what waits for the operator.', calls: { ...work, ...feeCodes, ...figures } },
}
type Resources = typeof resources

/** Title of a group of calls. */
export type Resource = keyof Resources

type CallsOf<Name extends Resource> = Resources[Name]['calls']

/** One of the calls of the API. */
export type Endpoint = {
  [Name in Resource]: Extract<CallsOf<Name>[keyof CallsOf<Name>], EndpointDefinition>
}[Resource]

/** The names of all of them. */
export type EndpointName = NameOf<Endpoint>

const isEndpoint = (value: unknown): value is EndpointDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'permission' in value

/** Every call of the API with its name, such as `submitClaim`, and its group. Calls for staff are the operator's. */
export const operations = Object.entries(resources).flatMap(([resource, { calls }]) =>
  Object.entries(calls).flatMap(([name, endpoint]: [string, unknown]) =>
    isEndpoint(endpoint)
      ? [{ name, resource: (isForStaff(endpoint.permission) ? 'Operator' : resource) as Resource, endpoint }]
      : [],
  ),
)

/** Title and description of each group, in the order in which they are read. */
export const resourceTexts = Object.entries(resources).map(([name, { text }]) => ({ name, description: text }))

export const endpoints: readonly EndpointDefinition[] = operations.map(({ endpoint }) => endpoint)
