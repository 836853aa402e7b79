import type { Clock } from '../platform/clock.ts'
import type { Connection } from '../platform/database/database.ts'
import type { Replica } from '../platform/database/replica.ts'
import type { LiveEvents } from '../platform/events/live-events.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/observability/log.ts'
import type { Telemetry } from '../platform/observability/telemetry.ts'
import type { Settings } from '../platform/settings.ts'
import type { IdentityProvider } from './google/identity-provider.ts'
import type { BounceMailbox } from './mail/bounce-mailbox.ts'
import type { MailTransport } from './mail/mail-transport.ts'
import type { PasswordHashing } from './passwords/password-hashing.ts'
import type { RateSource } from './rates/rate-source.ts'
import type { FileScanner } from './scanner/file-scanner.ts'
import type { Chain } from './solana/chain.ts'
import type { DocumentStorage } from './storage/document-storage.ts'

/** Dependencies of the use cases. */
export interface Context {
  readonly settings: Settings
  readonly clock: Clock
  readonly log: Log
  readonly telemetry: Telemetry
  /** Key from which secrets in mail are derived and under which stored secrets are encrypted. */
  readonly secretKey: string
  readonly database: Connection
  /** `null` where the installation has none. */
  readonly replica: Replica | null
  readonly jobs: Jobs
  readonly live: LiveEvents
  readonly mail: MailTransport
  /** `null` where the installation has none. */
  readonly bounces: BounceMailbox | null
  readonly passwords: PasswordHashing
  readonly storage: DocumentStorage
  /** `null` where the installation has none. */
  readonly scanner: FileScanner | null
  readonly chain: Chain
  readonly rates: RateSource
  /** `null` where the installation has no Google sign-in. */
  readonly google: IdentityProvider | null
}
