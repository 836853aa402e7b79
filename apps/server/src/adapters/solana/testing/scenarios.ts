import { AccountRole, type Address, type Instruction } from '@solana/kit'
import type { ChainTransaction } from '../chain.ts'
import { normaliseTransaction } from '../rpc-transaction.ts'
import type { ExpectedPayment } from '../verify-transfer.ts'
import { type Outcome, rpcResponse, testAddress } from './rpc-response.ts'
import {
  attacker,
  memoOf,
  memoV1,
  memoV4,
  payer,
  program,
  rawInstruction,
  transfer,
  unitLimit,
  unitPrice,
  wrapper,
} from './transfer-fixtures.ts'

/** A transaction with facts that hold by construction. */
export interface ChainScenario {
  readonly transaction: ChainTransaction
  /** In lamports, by how much the recipient's balance rose. */
  readonly received: bigint
  /** The references of the payments that each instruction may pay. */
  readonly pays: ReadonlyMap<string, readonly string[]>
}

interface Parties {
  readonly payment: ExpectedPayment
  readonly other: ExpectedPayment
  readonly amount: bigint
  readonly asked: bigint
}

type MakeScenario = (signature: string, parties: Parties) => ChainScenario

interface Sent {
  readonly received?: bigint
  readonly pays?: Readonly<Record<string, readonly string[]>>
  readonly outcome?: Outcome
}

function scenarioOf(
  signature: string,
  recipient: string,
  instructions: readonly Instruction[],
  { received = 0n, pays = {}, outcome = {} }: Sent,
): ChainScenario {
  const response = rpcResponse(payer, instructions, { ...outcome, gains: { [recipient]: received } })
  return { transaction: normaliseTransaction(signature, response), received, pays: new Map(Object.entries(pays)) }
}

const to = ({ recipient, reference }: ExpectedPayment, amount: bigint, references = [reference]) =>
  transfer({ to: recipient as Address, amount, references: references as Address[] })

/** One transfer that pays its payment; `around` adds the memo and other instructions. */
const paying =
  (around: (payment: Instruction, memo: (program?: Address) => Instruction) => Instruction[]): MakeScenario =>
  (signature, { payment, amount }) => {
    const sent = to(payment, amount)
    const instructions = around(sent, (memoProgram?: Address) => memoOf(payment.memo, memoProgram))
    const pays = { [instructions.indexOf(sent)]: [payment.reference] }
    return scenarioOf(signature, payment.recipient, instructions, { received: amount, pays })
  }

/** One transfer that reaches the recipient and pays nothing. */
const unapplied =
  (instructions: (parties: Parties) => Instruction[]): MakeScenario =>
  (signature, parties) =>
    scenarioOf(signature, parties.payment.recipient, instructions(parties), { received: parties.amount })

/** A transaction that brings the recipient nothing. */
const worthless =
  (instructions: (parties: Parties) => Instruction[], outcome: Outcome = {}): MakeScenario =>
  (signature, parties) =>
    scenarioOf(signature, parties.payment.recipient, instructions(parties), { outcome })

export const scenarios = {
  'a payment of any amount': paying((payment, memo) => [memo(), payment]),
  'a payment in full': (signature, parties) =>
    paying((payment, memo) => [memo(), payment])(signature, { ...parties, amount: parties.asked }),
  'the memo after the transfer': paying((payment, memo) => [payment, memo()]),
  'a memo of the first program': paying((payment, memo) => [memo(memoV1), payment]),
  'a memo of the newest program': paying((payment, memo) => [memo(memoV4), payment]),
  'instructions added by the wallet': paying((payment, memo) => [unitLimit, unitPrice, memo(), payment, wrapper]),
  'further memos': paying((payment, memo) => [memoOf('gm'), payment, memo(), memoOf('')]),
  'a transfer that a program made': (signature, { payment, amount }) =>
    scenarioOf(signature, payment.recipient, [memoOf(payment.memo), wrapper], {
      received: amount,
      pays: { '1.0': [payment.reference] },
      outcome: { inner: { 1: [to(payment, amount)] } },
    }),
  'two transfers for one payment': (signature, { payment, amount, asked }) =>
    scenarioOf(signature, payment.recipient, [to(payment, amount), memoOf(payment.memo), to(payment, asked)], {
      received: amount + asked,
      pays: { 0: [payment.reference], 2: [payment.reference] },
    }),
  'two payments in one transaction': (signature, { payment, other, amount, asked }) =>
    scenarioOf(
      signature,
      payment.recipient,
      [to(payment, asked), memoOf(payment.memo), to(other, amount), memoOf(other.memo)],
      { received: amount + asked, pays: { 0: [payment.reference], 2: [other.reference] } },
    ),
  'one transfer with two references and both memos': (signature, { payment, other, asked }) => {
    const references = [payment.reference, other.reference]
    const instructions = [memoOf(payment.memo), memoOf(other.memo), to(payment, asked, references)]
    return scenarioOf(signature, payment.recipient, instructions, { received: asked, pays: { 2: references } })
  },
  'one transfer with two references and one memo': (signature, { payment, other, amount }) => {
    const references = [other.reference, payment.reference]
    const instructions = [memoOf(payment.memo), to(payment, amount, references)]
    return scenarioOf(signature, payment.recipient, instructions, {
      received: amount,
      pays: { 1: [payment.reference] },
    })
  },
  'a payment and money from elsewhere': (signature, { payment, amount }) =>
    scenarioOf(signature, payment.recipient, [memoOf(payment.memo), to(payment, amount)], {
      received: amount + 77n,
      pays: { 1: [payment.reference] },
    }),
  'no memo': unapplied(({ payment, amount }) => [to(payment, amount)]),
  'a wrong memo': unapplied(({ payment, amount }) => [memoOf(`${payment.memo} `), to(payment, amount)]),
  'a memo with a null character': unapplied(({ payment, amount }) => [memoOf('a\0b'), to(payment, amount)]),
  'a memo text for a program that is not the memo program': unapplied(({ payment, amount }) => [
    rawInstruction(program, new TextEncoder().encode(payment.memo)),
    to(payment, amount),
  ]),
  'no reference': unapplied(({ payment, amount }) => [memoOf(payment.memo), to(payment, amount, [])]),
  'an unknown reference': unapplied(({ payment, amount }) => [memoOf(payment.memo), to(payment, amount, [attacker])]),
  'the reference on the memo alone': unapplied(({ payment, amount }) => [
    { ...memoOf(payment.memo), accounts: [{ address: payment.reference as Address, role: AccountRole.READONLY }] },
    to(payment, amount, []),
  ]),
  'a writable reference': unapplied(({ payment, amount }) => [
    memoOf(payment.memo),
    transfer({
      to: payment.recipient as Address,
      amount,
      references: [payment.reference as Address],
      role: AccountRole.WRITABLE,
    }),
  ]),
  'money without a transfer': unapplied(({ payment }) => [
    memoOf(payment.memo),
    rawInstruction(program, new Uint8Array([9]), [payment.recipient as Address]),
  ]),
  'a failed transaction': worthless(({ payment, amount }) => [memoOf(payment.memo), to(payment, amount)], {
    failed: true,
  }),
  'a transfer of nothing': worthless(({ payment }) => [memoOf(payment.memo), to(payment, 0n)]),
  'a transfer to somebody else': worthless(({ payment, amount }) => [
    memoOf(payment.memo),
    transfer({ to: testAddress(99), amount, references: [payment.reference as Address] }),
  ]),
  'a transfer from the recipient to itself': worthless(({ payment, amount }) => [
    memoOf(payment.memo),
    transfer({
      from: payment.recipient as Address,
      to: payment.recipient as Address,
      amount,
      references: [payment.reference as Address],
    }),
  ]),
} as const satisfies Record<string, MakeScenario>

export const scenarioNames = Object.keys(scenarios) as (keyof typeof scenarios)[]
