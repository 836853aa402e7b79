/** Files, and the tests that hold what stands in them. */
interface MutationPart {
  /** The files that are changed, one spot at a time; `!` leaves out. */
  readonly mutate: readonly string[]
  /** The quick ones first. */
  readonly tests: readonly string[]
  /** Whether the tests need a database. */
  readonly onServer: boolean
}

const server = 'apps/server/src'
const onServer = (mutate: readonly string[], tests: readonly string[]): MutationPart => ({
  mutate: mutate.map(name => `${server}/${name}.ts`),
  tests: tests.map(name => `${server}/${name}.test.ts`),
  onServer: true,
})

/** Code in which a wrong line costs the most. */
export const mutationGroups: Readonly<Record<string, readonly MutationPart[]>> = {
  domain: [
    {
      // The list of legal forms is pure data: a test could only repeat it.
      mutate: ['packages/domain/src/**/*.ts', '!**/*.test.ts', '!packages/domain/src/record/legal-forms.ts'],
      tests: ['packages/domain/src/**/*.test.ts'],
      onServer: false,
    },
  ],
  guard: [
    onServer(['platform/http/guard'], ['platform/http/guard']),
    onServer(['claims/views/claim-access'], ['claims/views/claim-access']),
  ],
  sessions: [
    onServer(['accounts/sessions/session-cookies'], ['accounts/sessions/session-cookies']),
    onServer(['accounts/sessions/session-repository'], ['accounts/sessions/session-repository']),
    onServer(
      ['accounts/sessions/sessions'],
      ['accounts/sessions/sessions', 'accounts/sessions/account-events', 'accounts/sign-in/passwords'],
    ),
  ],
  verification: [
    onServer(
      ['adapters/solana/verify-transfer', 'adapters/solana/rpc-transaction'],
      [
        'adapters/solana/rpc-transaction',
        'adapters/solana/verify-transfer',
        'adapters/solana/verify-transfer.properties',
      ],
    ),
    onServer(['payments/deposits'], ['payments/deposits']),
    onServer(['payments/watching/process-signatures'], ['payments/watching/process-signatures']),
  ],
  ledger: [
    onServer(['payments/transfer-repository'], ['payments/transfer-repository']),
    onServer(
      ['payments/record-transfers', 'payments/credit-transfer'],
      ['payments/credit-transfer', 'payments/record-transfers.properties'],
    ),
    onServer(['payments/settle-transfer'], ['payments/settle-transfer', 'payments/run-payments']),
  ],
}

/** How a part is named to the processes that run its tests. */
export const partVariable = 'MUTATION_PART'

export function partOf(name: string): MutationPart {
  const [group = '', index] = name.split(' ')
  const part = mutationGroups[group]?.[Number(index)]
  if (!part) throw new Error(`${partVariable} is "${name}", which is no part of tools/mutation-groups.ts`)
  return part
}
