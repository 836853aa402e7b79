import { lamports as asLamports, solAmount } from '@redress/domain/money/money.ts'
import { anchoredIn, feeRecipientIn } from '@redress/domain/proof/anchors.ts'
import { digestOf } from '@redress/domain/proof/digest.ts'
import { type AnchoringPayment, checkHistoryFile, type HistoryCheck } from '@redress/domain/proof/history-file.ts'
import { type HistoryProof, proofOf } from '@redress/domain/proof/history-proof.ts'
import type { Chain, ChainTransaction } from '../adapters/solana/chain.ts'
import { memoTextIn, transfersIn, verifyTransfers } from '../adapters/solana/verify-transfer.ts'
import { type CommandResult, refuse } from '../platform/command-result.ts'

const forReader = 'Whether that is the address of whoever runs the site, and a fee, is for you to judge.'

type Node = Pick<Chain, 'signaturesFor' | 'transaction'>

/**
 * Verifies the file of an agreement or a history, by itself and against a node of the chain, without the installation.
 */
export async function verifyFile(node: Node, file: Uint8Array<ArrayBuffer>): Promise<CommandResult> {
  const recipient = feeRecipientIn(file)
  if (recipient !== null) return verifyAgreement(node, await digestOf(file, 'SHA-256'), recipient)
  const check = await checkHistoryFile(file)
  if (check.kind === 'intact') return verifyHistory(node, check)
  if (check.kind === 'altered')
    return refuse('The history was altered: its bytes are not those that its hashes are of.')
  return refuse(
    'This is neither an agreement nor a history of a claim, or so much was altered that it is none any more.',
  )
}

const timeOf = ({ blockTime }: ChainTransaction): string => blockTime?.toISOString() ?? 'an unknown time'

/**
 * Sum and payer of the transfers in a transaction. They tell a fee from a transfer that somebody made to anchor a file
 * of their own.
 */
function paidIn(transaction: ChainTransaction, recipient: string): string | null {
  const transfers = transfersIn(transaction).filter(each => each.recipient === recipient && each.lamports > 0n)
  const [first] = transfers
  if (transaction.failed || !first) return null
  const sum = transfers.reduce((total, { lamports }) => total + lamports, 0n)
  return `${solAmount(asLamports(sum))} SOL from ${first.source} to ${recipient}`
}

async function verifyAgreement(node: Node, sha256: string, recipient: string): Promise<CommandResult> {
  const found: string[] = []
  for (const { signature, memo, failed } of await node.signaturesFor(recipient)) {
    // If a node omits the memos, the transaction itself is read.
    if (failed || (memo !== null && !memo.includes(sha256))) continue
    const transaction = await node.transaction(signature)
    const paid = transaction && paidIn(transaction, recipient)
    if (paid && anchoredIn(memoTextIn(transaction) ?? '', 'agreement') === sha256)
      found.push(`Anchored at ${timeOf(transaction)} by transaction ${signature}: ${paid}.`)
  }
  const head = `An agreement. SHA-256: ${sha256}`
  if (found.length > 0)
    return {
      ok: true,
      text: [head, ...found.reverse(), forReader, 'Proved: its bytes are those that were anchored.'].join('\n'),
    }
  return refuse(
    `${head}\nNo payment to ${recipient} anchors it: it was altered, its fee is not paid yet, or the fee went to another address of the operator.`,
  )
}

async function verifyHistory(node: Node, check: Extract<HistoryCheck, { kind: 'intact' }>): Promise<CommandResult> {
  const { claim, site, entries } = check
  const lines = [
    `The history of claim ${claim} at ${site}: ${entries.length} entries, each holds the hash of the one before.`,
    ...entries.map(
      ({ at, event, party }, index) => `${index + 1}. ${at} ${event}${party === null ? '' : ` (${party})`}`,
    ),
  ]
  const found = new Map<AnchoringPayment, string>()
  for (const payment of check.payments) {
    const transaction = await anchoringOf(node, payment)
    if (transaction) found.set(payment, transaction)
    lines.push(describe(payment, entries.length, transaction))
  }
  const proof = proofOf(check, payment => found.has(payment))
  return { ok: proof.isWhole, text: [...lines, forReader, verdictOn(proof, entries.length)].join('\n') }
}

/** Last line: how far the history is proved, and why it is not proved to its end. */
function verdictOn({ upTo, own, missing, isWhole }: HistoryProof, entries: number): string {
  const head = `Proved up to entry ${upTo} of ${entries}`
  if (isWhole)
    return own === 0 ? `${head}.` : `${head}. What follows says only that the last payment was asked for and made.`
  const open = upTo === 0 ? 'Anybody can make such a file.' : 'The entries after it can have been replaced.'
  return missing > 0 ? `${head}. Payments not found: ${missing}. ${open}` : `${head}. ${open}`
}

function describe(
  { payment, covers, recipient }: AnchoringPayment,
  entries: number,
  transaction: string | null,
): string {
  const what = covers === null ? 'no entry' : `${covers} of ${entries} entries`
  return transaction === null
    ? `Payment ${payment} to ${recipient} would anchor ${what}: no transaction of it was found.`
    : `Payment ${payment} anchors ${what}: ${transaction}.`
}

/** Description of a payment's credited transaction; `null` if the chain has none. */
async function anchoringOf(node: Node, payment: AnchoringPayment): Promise<string | null> {
  for (const { signature } of (await node.signaturesFor(payment.reference)).reverse()) {
    const transaction = await node.transaction(signature)
    const isCredited = transaction && verifyTransfers(transaction, payment).some(({ verdict }) => verdict.credited)
    if (isCredited) return `${timeOf(transaction)}, transaction ${signature}, ${paidIn(transaction, payment.recipient)}`
  }
  return null
}
