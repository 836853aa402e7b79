import { createHash } from 'node:crypto'
import { type Cents, cents } from '@redress/domain/money/money.ts'
import { childrenOf, find, parseXml, textAt, WrongStatement, type XmlElement } from './xml-tree.ts'

/** Credit on the account, or its reversal: an entry of a statement, or one of the transfers that it is made of. */
export interface BankEntry {
  /** Key of the entry, which is the same in every statement that has it. */
  readonly key: string
  /** Position of the transfer in its entry; `null` for a batch whose transfers the bank does not name. */
  readonly position: number | null
  readonly isReversal: boolean
  readonly cents: Cents
  readonly currency: string
  readonly bookedOn: Date | null
  readonly payer: string | null
  /** Text of the payer, and the references of the transfer. */
  readonly text: string
}

export interface ReadStatement {
  readonly entries: readonly BankEntry[]
  /** Number of entries that are pending or only for information, so that a later statement has them. */
  readonly pending: number
}

/** Messages by the names of their bodies, and of the statements within. */
const messages = {
  BkToCstmrStmt: 'Stmt',
  BkToCstmrAcctRpt: 'Rpt',
  BkToCstmrDbtCdtNtfctn: 'Ntfctn',
} as const satisfies Record<string, string>

const unbookedStatuses = ['PDNG', 'INFO', 'FUTR']
/** References that banks write where there is none. */
const noReferences = ['NOTPROVIDED', 'NONREF', 'NOREF']
const textLength = 2_000

const referenceAt = (element: XmlElement | undefined, path: string): string | null => {
  const text = textAt(element, path)
  return text && !noReferences.includes(text.toUpperCase().replace(/\W/g, '')) ? text : null
}

interface Amount {
  readonly cents: Cents
  readonly currency: string
}

function amountOf(element: XmlElement): Amount {
  const match = /^(\d{1,13})(?:\.(\d{0,2})0*)?$/.exec(element.text.trim())
  const currency = element.attributes.Ccy ?? ''
  if (!match || !/^[A-Z]{3}$/.test(currency)) {
    throw new WrongStatement(element.line, `“${element.text.trim()}” is no amount with a currency and two decimals`)
  }
  const [, whole = '0', decimals = ''] = match
  return { cents: cents(BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0'))), currency }
}

function signOf(element: XmlElement): 'CRDT' | 'DBIT' {
  const sign = textAt(element, 'CdtDbtInd')
  if (sign === 'CRDT' || sign === 'DBIT') return sign
  throw new WrongStatement(element.line, 'an entry is neither a credit nor a debit')
}

function dateOf(entry: XmlElement): Date | null {
  const paths = ['BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm']
  const text = textAt(entry, ...paths)?.slice(0, 10)
  if (text === undefined) return null
  const date = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) throw new WrongStatement(entry.line, `“${text}” is no date`)
  return date
}

function isBooked(entry: XmlElement): boolean {
  const status = textAt(entry, 'Sts/Cd', 'Sts')
  if (status === 'BOOK') return true
  if (status !== null && unbookedStatuses.includes(status)) return false
  throw new WrongStatement(entry.line, `the status of an entry, “${status ?? ''}”, is not known`)
}

function textOfDetails(entry: XmlElement, details: XmlElement | undefined): string {
  const remittance = find(details, 'RmtInf')
  const parts = [
    ...childrenOf(remittance, 'Strd').map(each => textAt(each, 'CdtrRefInf/Ref')),
    // Banks cut a text into lines of their own.
    childrenOf(remittance, 'Ustrd')
      .map(line => line.text)
      .join('')
      .trim(),
    referenceAt(details, 'Refs/EndToEndId'),
    textAt(details, 'AddtlTxInf') ?? (details === undefined ? textAt(entry, 'AddtlNtryInf') : null),
  ]
  return [...new Set(parts.filter(Boolean))].join(' / ').slice(0, textLength)
}

/** Amount of a transfer within an entry; `null` if the bank does not say. */
function amountWithin(details: XmlElement): Amount | null {
  const element = find(details, 'Amt') ?? find(details, 'AmtDtls/TxAmt/Amt')
  return element ? amountOf(element) : null
}

interface Part {
  readonly details: XmlElement | undefined
  readonly cents: Cents
  readonly position: number | null
}

/** Transfers that an entry is made of. They add up to it, or it is a batch whose transfers are not named. */
function partsOf(entry: XmlElement, whole: Amount): Part[] {
  const all = childrenOf(entry, 'NtryDtls').flatMap(each => childrenOf(each, 'TxDtls'))
  const announced = Number(textAt(entry, 'NtryDtls/Btch/NbOfTxs') ?? 1)
  if (all.length === 0) return [{ details: undefined, cents: whole.cents, position: announced > 1 ? null : 0 }]
  const [only] = all
  if (all.length === 1 && announced <= 1) {
    const own = only && find(only, 'Amt')
    const stated = own ? amountOf(own) : whole
    if (stated.currency === whole.currency && stated.cents !== whole.cents) throw doNotAddUp(entry)
    return [{ details: only, cents: whole.cents, position: 0 }]
  }
  const amounts = all.map(amountWithin)
  if (amounts.some(amount => amount?.currency !== whole.currency)) {
    return [{ details: undefined, cents: whole.cents, position: null }]
  }
  const sign = signOf(entry)
  const parts = all.map((details, position) => ({
    ...{ details, position, cents: amounts[position]?.cents ?? cents(0n) },
    isOpposite: (textAt(details, 'CdtDbtInd') ?? sign) !== sign,
  }))
  const sum = parts.reduce((total, part) => total + (part.isOpposite ? -part.cents : part.cents), 0n)
  if (sum !== whole.cents) throw doNotAddUp(entry)
  return parts.filter(part => !part.isOpposite)
}

const doNotAddUp = ({ line }: XmlElement) => new WrongStatement(line, 'the details of an entry do not add up to it')

function readEntry(entry: XmlElement, whole: Amount): BankEntry[] {
  const isReversal = ['true', '1'].includes(textAt(entry, 'RvslInd') ?? '')
  if (!isReversal && signOf(entry) === 'DBIT') return []
  const bookedOn = dateOf(entry)
  const ofEntry = referenceAt(entry, 'AcctSvcrRef')
  return partsOf(entry, whole).flatMap(part => {
    if (part.cents === 0n) return []
    const { details, position } = part
    const parties = find(details, 'RltdPties')
    const text = textOfDetails(entry, details)
    const payer = textAt(parties, 'Dbtr/Nm', 'Dbtr/Pty/Nm')
    const ofTransfer = referenceAt(details, 'Refs/AcctSvcrRef') ?? referenceAt(details, 'Refs/TxId')
    const facts = [bookedOn?.toISOString(), part.cents, whole.currency, textAt(parties, 'DbtrAcct/Id/IBAN'), text]
    const reference =
      ofEntry === null
        ? (ofTransfer ??
          createHash('sha256')
            .update(JSON.stringify(facts.map(String)))
            .digest('hex')
            .slice(0, 32))
        : `${ofEntry} ${whole.cents}`
    return {
      ...{ key: `${reference}${isReversal ? ' reversal' : ''}`, position: ofEntry === null ? position && 0 : position },
      ...{ isReversal, cents: part.cents, currency: whole.currency, bookedOn, payer, text },
    }
  })
}

/** Numbers the entries of a statement that have the same key, as no statement has one entry twice. */
function numbered(entries: readonly BankEntry[]): BankEntry[] {
  const seen = new Map<string, number>()
  return entries.map(entry => {
    const place = `${entry.key} ${entry.position}`
    const ordinal = (seen.get(place) ?? 0) + 1
    seen.set(place, ordinal)
    return ordinal === 1 ? entry : { ...entry, key: `${entry.key} #${ordinal}` }
  })
}

/**
 * Reads a statement of the account: camt.053, .052 or .054 of any version, by local names.
 * @throws WrongStatement with the line of what is wrong
 */
export function readStatement(bytes: Uint8Array, iban: string): ReadStatement {
  const document = find(parseXml(bytes), 'Document')
  const message = document?.children.find(({ name }) => name in messages)
  if (!message) throw new WrongStatement(document?.line ?? 1, 'this is no camt.052, camt.053 or camt.054')
  const read: BankEntry[] = []
  let pending = 0
  for (const statement of childrenOf(message, messages[message.name as keyof typeof messages])) {
    const account = textAt(statement, 'Acct/Id/IBAN')?.replaceAll(/\s/g, '')
    if (account !== iban) {
      throw new WrongStatement(
        statement.line,
        `a statement is of the account ${account ?? 'without an IBAN'}, not of ${iban}`,
      )
    }
    const entries: BankEntry[] = []
    for (const entry of childrenOf(statement, 'Ntry')) {
      const amount = find(entry, 'Amt')
      if (!amount) throw new WrongStatement(entry.line, 'an entry has no amount')
      const whole = amountOf(amount)
      if (isBooked(entry)) entries.push(...readEntry(entry, whole))
      else pending += 1
    }
    read.push(...numbered(entries))
  }
  return { entries: read, pending }
}
