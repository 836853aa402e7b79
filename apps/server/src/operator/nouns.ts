import { languageNames, languages } from '@redress/domain/people/languages.ts'
import { staffRoles } from '@redress/domain/people/permissions.ts'
import { suspensionGrounds, suspensionScopes } from '@redress/domain/people/suspensions.ts'
import { runAccounts } from '../accounts/run-accounts.ts'
import { runStaff } from '../accounts/staff/run-staff.ts'
import { runSuspensions } from '../accounts/suspensions/run-suspensions.ts'
import { claimPayments } from '../claims/act/claim-payments.ts'
import { runRecords } from '../claims/defendants/run-records.ts'
import { runFigures } from '../claims/figures/run-figures.ts'
import { runReports } from '../claims/reports/run-reports.ts'
import { runAgreements } from '../claims/resolutions/run-agreements.ts'
import { accountObserver } from '../claims/takeover/account-observer.ts'
import { runBroadcast } from '../configuration/run-broadcast.ts'
import { ledgerLists } from '../payments/list-ledger.ts'
import { runFeeCodes } from '../payments/run-fee-codes.ts'
import { runPayments } from '../payments/run-payments.ts'
import type { CommandResult } from '../platform/command-result.ts'
import { runJobs } from '../platform/jobs/run-jobs.ts'
import { newestActs, runActs } from '../platform/operator/run-acts.ts'
import { runBackup } from './backup/run-backup.ts'
import { onInstallation } from './on-installation.ts'

/** Noun of the operator's command: the subject of its verbs. */
export interface Noun {
  readonly summary: string
  /** Each verb with its parameters; '' is the noun alone. */
  readonly usage: readonly string[]
  readonly notes?: string
  /** Runs the noun's command, on the installation or with its settings alone. */
  readonly run: (parameters: readonly string[]) => Promise<CommandResult>
}

const table: Readonly<Record<string, Noun>> = {
  reports: {
    summary: 'what was reported of the public record',
    usage: [
      'list',
      'list all',
      'list objections',
      'show REPORT',
      "restrict REPORT 'REASON' --by WHO",
      "redact REPORT 'REASON' WHAT 'PASSAGE' --by WHO",
      "refuse REPORT 'REASON' --by WHO",
      "restore REPORT 'REASON' --by WHO",
      "keep REPORT 'REASON' --by WHO",
    ],
    notes:
      'REPORT is an id, or the beginning of one. Everybody with an account on the claim is told of a restriction or redaction and its end, and whoever left an address is mailed the reason. WHAT is one of: address, phone number, email address, third person, health, account number, insult, other. Further pairs of WHAT and PASSAGE may follow.',
    run: onInstallation(runReports),
  },
  figures: {
    summary: 'what became of the letters to defendants, and of the claims',
    usage: ['', '--json'],
    run: onInstallation(runFigures),
  },
  records: {
    summary: 'records of companies: which may be one, merging and splitting them',
    usage: [
      'alike',
      'show COMPANY',
      'merge COMPANY OTHER... --by WHO --because WHY',
      'split COMPANY... --by WHO --because WHY',
      'apart COMPANY OTHER... --by WHO --because WHY',
    ],
    notes: 'COMPANY and OTHER are ids in addresses of public profiles.',
    run: onInstallation(runRecords),
  },
  payments: {
    summary: 'payments and transfers, and what was not credited automatically',
    usage: [
      `list [${ledgerLists.join('|')}]`,
      'apply TRANSFER to PAYMENT --by WHO --because WHY',
      'returned TRANSFER SIGNATURE --by WHO --because WHY',
      'statement FILE',
    ],
    notes:
      'TRANSFER and PAYMENT are ids, or the beginning of one. SIGNATURE is the transaction that returned a transfer, or the number of the bank’s transfer back. FILE is a camt.052, camt.053 or camt.054 of OPERATOR_IBAN, or a ZIP of several.',
    run: onInstallation((context, parameters) =>
      runPayments({ ...context, claims: claimPayments(context) }, parameters),
    ),
  },
  'fee-codes': {
    summary: 'codes that take over fees, for those who help people in need',
    usage: ['list', "make 'HANDED TO' SHARE USES DAYS --by WHO --because WHY", 'end CODE --by WHO --because WHY'],
    notes:
      'SHARE is the percentage of a fee that the code takes over. The code itself is shown once. CODE is an id in the list.',
    run: onInstallation(runFeeCodes),
  },
  agreements: {
    summary: 'accepted offers whose platform fee was not paid in time',
    usage: ['list', 'end CLAIM --by WHO --because WHY'],
    notes: 'CLAIM is an id, or the beginning of one. Either side can make an offer again after it; both are told.',
    run: onInstallation(runAgreements),
  },
  jobs: {
    summary: 'what the server could not do for five days',
    usage: [
      'list',
      'again all --by WHO --because WHY',
      'again JOB... --by WHO --because WHY',
      'discard JOB... --by WHO --because WHY',
    ],
    notes: 'JOB is an id, or the beginning of one. What is discarded is never done.',
    run: onInstallation(runJobs),
  },
  accounts: {
    summary: 'accounts that somebody cannot get into',
    usage: ['second-factor-off USERNAME --by WHO --because WHY'],
    notes:
      'Switches off two-step login for somebody who has lost the app and the recovery codes. All of their confirmed addresses are mailed, and can undo it for three days.',
    run: onInstallation(runAccounts),
  },
  suspensions: {
    summary: 'accounts that are suspended, or their filing',
    usage: [
      'list',
      'show USERNAME',
      "suspend USERNAME SCOPE 'GROUND' --by WHO --because WHY",
      'lift USERNAME --by WHO --because WHY',
      'keep USERNAME --by WHO --because WHY',
    ],
    notes: `SCOPE is one of: ${suspensionScopes.join(', ')}. GROUND is one of: ${suspensionGrounds.join(', ')}. The owner of the account is mailed WHY, and can object once; \`keep\` answers the objection.`,
    run: onInstallation((context, parameters) =>
      runSuspensions({ ...context, accountObserver: accountObserver(context) }, parameters),
    ),
  },
  staff: {
    summary: 'accounts that work in the console',
    usage: ['list', 'add USERNAME ROLE --by WHO --because WHY', 'remove USERNAME --by WHO --because WHY'],
    notes: `ROLE is one of: ${staffRoles.join(', ')}. The console asks each of them for two-step login.`,
    run: onInstallation(runStaff),
  },
  broadcast: {
    summary: 'what every page shows for a time, such as planned work',
    usage: ['show', "set FROM UNTIL 'TEXT'... --by WHO --because WHY", 'end --by WHO --because WHY'],
    notes: `FROM and UNTIL are moments in UTC, such as 2026-12-01T20:00:00Z. TEXT stands once for each language: ${languages.map(language => languageNames[language]).join(', ')}. It takes the place of the one before; pages show it, or no longer, within five seconds.`,
    run: onInstallation(runBroadcast),
  },
  acts: {
    summary: 'what was changed by a command, when, by whom and why',
    usage: ['', 'all'],
    notes: `The newest ${newestActs}, or all.`,
    run: onInstallation(runActs),
  },
  backup: {
    summary: 'one file with everything of an installation, as of one moment',
    usage: ['write [FILE or FOLDER]', 'check FILE or FOLDER', 'restore FILE'],
    run: runBackup,
  },
}

export const nouns: ReadonlyMap<string, Noun> = new Map(Object.entries(table))
