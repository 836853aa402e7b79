import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { amount, choice, currency } from './fields.ts'
import { view } from './named-schemas.ts'

const count = z.number().int()

const monthFigures = view('MonthFigures', {
  /**
   * Month as `YYYY-MM`, in UTC. Claims, letters and agreements count in the month of filing, fees in that of
   * payment.
   */
  month: z.string(),
  filed: count,
  /** Current states of the claims filed in the month. Together they are all of them. */
  inNoticePeriod: count,
  /** Public, and nobody has disputed it or made an offer. */
  published: count,
  negotiated: count,
  /** Ended by their plaintiffs, who ask nothing any more. */
  withdrawn: count,
  settled: count,
  settledBeforePublication: count,
  lettersSent: count,
  lettersAccepted: count,
  lettersRefused: count,
  lettersOpened: count,
  lettersAnswered: count,
  medianDaysToAnswer: z.number().nullable(),
  /** Agreements by which money is to be paid. */
  agreements: count,
  agreementsInInstalments: count,
  agreementsOverdue: count,
  agreementsKept: count,
  /** Agreements with all sums said to be paid, of which the plaintiff was silent on at least one. */
  agreementsNotContradicted: count,
  agreementsKeptOnTime: count,
  fees: z.array(z.object({ currency, amount })),
})
export type MonthFigures = z.output<typeof monthFigures>

const installationParts = ['database', 'queue', 'mail', 'chain', 'storage', 'scanner'] as const
export type InstallationPart = (typeof installationParts)[number]
const partStates = ['works', 'fails', 'not used'] as const
export type PartState = (typeof partStates)[number]

const installationHealth = view('InstallationHealth', {
  version: z.string(),
  /** The newest that the database has. */
  migration: z.string(),
  /** Each was asked just now. */
  parts: z.array(
    z.object({
      part: choice(installationParts),
      state: choice(partStates),
      /** Error message of a part that failed. */
      says: z.string().nullable(),
    }),
  ),
  connections: z.object({ used: count, allowed: count }),
  jobs: z.object({
    waiting: count,
    /** Seconds for which the first job has been due. */
    oldestSeconds: z.number(),
    failed: count,
  }),
  /** Deadlines of claims that have come and are not applied. */
  overdueDeadlines: count,
  disks: z.array(z.object({ holds: choice(['documents', 'database']), freeBytes: z.number(), sizeBytes: z.number() })),
  /** Age of the newest backup and of the newest restore, in seconds; `null`: there is none. */
  backups: z.object({ writtenSeconds: z.number().nullable(), restoredSeconds: z.number().nullable() }),
})
export type InstallationHealth = z.output<typeof installationHealth>

const staffErrors = ['NOT_FOUND', 'SECOND_FACTOR_REQUIRED'] as const

export const getInstallationHealth = endpoint({
  method: 'GET',
  path: '/v1/operator/health',
  summary: 'For staff: how the parts of the installation are, asked just now',
  permission: 'read figures',
  output: installationHealth,
  errors: [...staffErrors],
})

export const getInstallationFigures = endpoint({
  method: 'GET',
  path: '/v1/operator/figures',
  summary: 'For staff: what became of claims, letters and agreements, and the fees, by months',
  permission: 'read figures',
  output: view('InstallationFigures', {
    /** Whether the caller sees the console's reports. */
    mayReadReports: z.boolean(),
    /** Months from the first with data to the present one. */
    months: z.array(monthFigures),
  }),
  errors: [...staffErrors],
})
