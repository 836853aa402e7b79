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

const resources = {
  ...accountClosure,
  ...activity,
  ...agreements,
  ...auth,
  ...bidding,
  ...claims,
  ...configuration,
  ...dataExport,
  ...defendants,
  ...documents,
  ...events,
  ...figures,
  ...letters,
  ...messages,
  ...moderation,
  ...companyRecords,
  ...notifications,
  ...payments,
  ...profile,
  ...record,
  ...replies,
  ...reports,
  ...search,
  ...secondFactor,
  ...socialProviders,
  ...suspensions,
  ...work,
}

/** One of the calls of the API. */
export type Endpoint = Extract<(typeof resources)[keyof typeof resources], EndpointDefinition>

/** The names of all of them. */
export type EndpointName = NameOf<Endpoint>

const isEndpoint = (value: object): value is EndpointDefinition => 'method' in value && 'permission' in value

/** Every call of the API, collected from the resources. */
export const endpoints: readonly EndpointDefinition[] = Object.values(resources).filter(
  (value): value is Extract<typeof value, EndpointDefinition> => typeof value === 'object' && isEndpoint(value),
)
