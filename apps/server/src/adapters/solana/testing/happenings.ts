import { AccountRole, type Address, type Instruction } from '@solana/kit'
import type { ChainTransaction } from '../chain.ts'
import { normaliseTransaction } from '../normalise-transaction.ts'
import type { ExpectedPayment } from '../verify-transfer.ts'
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
} from './payments.ts'
import { type Outcome, rpcResponse, testAddress } from './rpc-response.ts'

/** Something that happened on the chain, and what is true of it whatever the server makes of it. */
export interface Happening {
  readonly transaction: ChainTransaction
  /** The lamports by which the recipient's balance rose. */
  readonly arrives: bigint
  /** The references of the payments that each instruction may pay. */
  readonly pays: ReadonlyMap<string, readonly string[]>
}

interface Parties {
  readonly payment: ExpectedPayment
  readonly other: ExpectedPayment
  readonly amount: bigint
  readonly asked: bigint
}

type Make = (signature: string, parties: Parties) => Happening

interface Sent {
  readonly arrives?: bigint
  readonly pays?: Readonly<Record<string, readonly string[]>>
  readonly outcome?: Outcome
}

function happening(
  signature: string,
  recipient: string,
  instructions: readonly Instruction[],
  { arrives = 0n, pays = {}, outcome = {} }: Sent,
): Happening {
  const response = rpcResponse(payer, instructions, { ...outcome, gains: { [recipient]: arrives } })
  return { transaction: normaliseTransaction(signature, response), arrives, pays: new Map(Object.entries(pays)) }
}

const to = ({ recipient, reference }: ExpectedPayment, amount: bigint, references = [reference]) =>
  transfer({ to: recipient as Address, amount, references: references as Address[] })

/** One transfer that pays its payment, with the memo in the place and of the program that is given. */
const paying =
  (around: (payment: Instruction, memo: (program?: Address) => Instruction) => Instruction[]): Make =>
  (signature, { payment, amount }) => {
    const sent = to(payment, amount)
    const instructions = around(sent, (memoProgram?: Address) => memoOf(payment.memo, memoProgram))
    const pays = { [instructions.indexOf(sent)]: [payment.reference] }
    return happening(signature, payment.recipient, instructions, { arrives: amount, pays })
  }

/** One transfer that arrives and pays nothing. */
const arriving =
  (instructions: (parties: Parties) => Instruction[]): Make =>
  (signature, parties) =>
    happening(signature, parties.payment.recipient, instructions(parties), { arrives: parties.amount })

/** What brings nothing at all. */
const idle =
  (instructions: (parties: Parties) => Instruction[], outcome: Outcome = {}): Make =>
  (signature, parties) =>
    happening(signature, parties.payment.recipient, instructions(parties), { outcome })

export const happenings = {
  'a payment of any amount': paying((payment, memo) => [memo(), payment]),
  'a payment in full': (signature, parties) =>
    paying((payment, memo) => [memo(), payment])(signature, { ...parties, amount: parties.asked }),
  'the memo behind': paying((payment, memo) => [payment, memo()]),
  'a memo of the first program': paying((payment, memo) => [memo(memoV1), payment]),
  'a memo of the newest program': paying((payment, memo) => [memo(memoV4), payment]),
  'a wallet that adds instructions': paying((payment, memo) => [unitLimit, unitPrice, memo(), payment, wrapper]),
  'further memos': paying((payment, memo) => [memoOf('gm'), payment, memo(), memoOf('')]),
  'a transfer that a program made': (signature, { payment, amount }) =>
    happening(signature, payment.recipient, [memoOf(payment.memo), wrapper], {
      arrives: amount,
      pays: { '1.0': [payment.reference] },
      outcome: { inner: { 1: [to(payment, amount)] } },
    }),
  'two transfers for one payment': (signature, { payment, amount, asked }) =>
    happening(signature, payment.recipient, [to(payment, amount), memoOf(payment.memo), to(payment, asked)], {
      arrives: amount + asked,
      pays: { 0: [payment.reference], 2: [payment.reference] },
    }),
  'two payments in one transaction': (signature, { payment, other, amount, asked }) =>
    happening(
      signature,
      payment.recipient,
      [to(payment, asked), memoOf(payment.memo), to(other, amount), memoOf(other.memo)],
      { arrives: amount + asked, pays: { 0: [payment.reference], 2: [other.reference] } },
    ),
  'one transfer with two references and both memos': (signature, { payment, other, asked }) => {
    const references = [payment.reference, other.reference]
    const instructions = [memoOf(payment.memo), memoOf(other.memo), to(payment, asked, references)]
    return happening(signature, payment.recipient, instructions, { arrives: asked, pays: { 2: references } })
  },
  'one transfer with two references and one memo': (signature, { payment, other, amount }) => {
    const references = [other.reference, payment.reference]
    const instructions = [memoOf(payment.memo), to(payment, amount, references)]
    return happening(signature, payment.recipient, instructions, { arrives: amount, pays: { 1: [payment.reference] } })
  },
  'a payment and money from elsewhere': (signature, { payment, amount }) =>
    happening(signature, payment.recipient, [memoOf(payment.memo), to(payment, amount)], {
      arrives: amount + 77n,
      pays: { 1: [payment.reference] },
    }),
  'no memo': arriving(({ payment, amount }) => [to(payment, amount)]),
  'a wrong memo': arriving(({ payment, amount }) => [memoOf(`${payment.memo} `), to(payment, amount)]),
  'the memo of nobody that no database takes': arriving(({ payment, amount }) => [memoOf('a\0b'), to(payment, amount)]),
  'a memo of a program that is none': arriving(({ payment, amount }) => [
    rawInstruction(program, new TextEncoder().encode(payment.memo)),
    to(payment, amount),
  ]),
  'no reference': arriving(({ payment, amount }) => [memoOf(payment.memo), to(payment, amount, [])]),
  'an unknown reference': arriving(({ payment, amount }) => [memoOf(payment.memo), to(payment, amount, [attacker])]),
  'the reference on the memo alone': arriving(({ payment, amount }) => [
    { ...memoOf(payment.memo), accounts: [{ address: payment.reference as Address, role: AccountRole.READONLY }] },
    to(payment, amount, []),
  ]),
  'a writable reference': arriving(({ payment, amount }) => [
    memoOf(payment.memo),
    transfer({
      to: payment.recipient as Address,
      amount,
      references: [payment.reference as Address],
      role: AccountRole.WRITABLE,
    }),
  ]),
  'money without a transfer': arriving(({ payment }) => [
    memoOf(payment.memo),
    rawInstruction(program, new Uint8Array([9]), [payment.recipient as Address]),
  ]),
  'a failed transaction': idle(({ payment, amount }) => [memoOf(payment.memo), to(payment, amount)], { failed: true }),
  'a transfer of nothing': idle(({ payment }) => [memoOf(payment.memo), to(payment, 0n)]),
  'a transfer to somebody else': idle(({ payment, amount }) => [
    memoOf(payment.memo),
    transfer({ to: testAddress(99), amount, references: [payment.reference as Address] }),
  ]),
  'our own money in a circle': idle(({ payment, amount }) => [
    memoOf(payment.memo),
    transfer({
      from: payment.recipient as Address,
      to: payment.recipient as Address,
      amount,
      references: [payment.reference as Address],
    }),
  ]),
} as const satisfies Record<string, Make>

export const happeningKinds = Object.keys(happenings) as (keyof typeof happenings)[]
