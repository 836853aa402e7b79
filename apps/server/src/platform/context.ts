import type { IdentityProvider } from '../adapters/google/identity-provider.ts'
import type { RateSource } from '../adapters/rates/rate-source.ts'
import type { Chain } from '../adapters/solana/chain.ts'
import type { DocumentStorage } from '../adapters/storage/document-storage.ts'
import type { Clock } from './clock.ts'
import type { Connection } from './database/database.ts'
import type { LiveEvents } from './events/live-events.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { MailTransport } from './mail.ts'
import type { Log } from './observability/log.ts'
import type { Settings } from './settings.ts'

/** What the use cases work with. */
export interface Context {
  readonly settings: Settings
  readonly clock: Clock
  readonly log: Log
  readonly database: Connection
  readonly jobs: Jobs
  readonly live: LiveEvents
  readonly mail: MailTransport
  readonly storage: DocumentStorage
  readonly chain: Chain
  readonly rates: RateSource
  /** `null` where the installation has no Google sign-in. */
  readonly google: IdentityProvider | null
}
