/** Messages, by their number. */
export const messageKinds = {
  '052': { body: 'BkToCstmrAcctRpt', statement: 'Rpt' },
  '053': { body: 'BkToCstmrStmt', statement: 'Stmt' },
  '054': { body: 'BkToCstmrDbtCdtNtfctn', statement: 'Ntfctn' },
} as const
export type MessageKind = keyof typeof messageKinds
export const versions = Array.from({ length: 12 }, (_, index) => index + 2)

export const accountExample = 'AT611904300234573201'

interface WrittenTransfer {
  readonly cents: number
  readonly text?: string
  readonly payer?: string
  readonly iban?: string
  /** Number that the bank gave the transfer. */
  readonly id?: string
}

export interface WrittenEntry extends WrittenTransfer {
  readonly day?: string
  readonly currency?: string
  /** Number that the bank gave the entry. */
  readonly reference?: string
  readonly status?: string
  readonly sign?: 'CRDT' | 'DBIT'
  readonly isReversal?: boolean
  /** Transfers of a batch; `null` for a batch whose transfers are not named. */
  readonly transfers?: readonly WrittenTransfer[] | null
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const tag = (name: string, content: string | undefined | false) => (content ? `<${name}>${content}</${name}>` : '')
const euros = (cents: number) => (cents / 100).toFixed(2)

function detailsOf(transfer: WrittenTransfer, { currency = 'EUR', sign = 'CRDT' }: WrittenEntry, version: number) {
  const name = tag('Nm', transfer.payer && escaped(transfer.payer))
  const amount = `<Amt Ccy="${currency}">${euros(transfer.cents)}</Amt>`
  return tag(
    'TxDtls',
    [
      tag('Refs', tag('EndToEndId', 'NOTPROVIDED') + tag('TxId', transfer.id)),
      version === 2 ? tag('AmtDtls', tag('TxAmt', amount)) : amount + tag('CdtDbtInd', sign),
      tag(
        'RltdPties',
        tag('Dbtr', version >= 8 ? tag('Pty', name) : name) + tag('DbtrAcct', tag('Id', tag('IBAN', transfer.iban))),
      ),
      tag('RmtInf', tag('Ustrd', transfer.text && escaped(transfer.text))),
    ].join('\n'),
  )
}

function entryOf(entry: WrittenEntry, version: number): string {
  const { transfers, status = 'BOOK', sign = 'CRDT', day = '2026-11-30', currency = 'EUR' } = entry
  const parts = transfers === undefined ? [entry] : (transfers ?? [])
  return tag(
    'Ntry',
    [
      `\n<Amt Ccy="${currency}">${euros(entry.cents)}</Amt>`,
      tag('CdtDbtInd', sign),
      tag('RvslInd', entry.isReversal && 'true'),
      tag('Sts', version >= 7 ? tag('Cd', status) : status),
      tag('BookgDt', tag('Dt', day)),
      tag('AcctSvcrRef', entry.reference),
      tag(
        'NtryDtls',
        (transfers === undefined ? '' : tag('Btch', tag('NbOfTxs', String(transfers?.length ?? 2)))) +
          parts.map(part => detailsOf(part, entry, version)).join('\n'),
      ),
    ].join('\n'),
  )
}

interface Written {
  readonly kind?: MessageKind
  readonly version?: number
  readonly account?: string
}

/** A bank's statement in XML. */
export function writeStatement(
  entries: readonly WrittenEntry[],
  { kind = '053', version = 8, account = accountExample }: Written = {},
): Buffer {
  const { body, statement } = messageKinds[kind]
  const namespace = `urn:iso:std:iso:20022:tech:xsd:camt.${kind}.001.${String(version).padStart(2, '0')}`
  return Buffer.from(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<Document xmlns="${namespace}">`,
      tag(
        body,
        `${tag('GrpHdr', tag('MsgId', 'M1'))}\n${tag(
          statement,
          `${tag('Id', 'S1')}${tag('Acct', tag('Id', tag('IBAN', account)))}\n${entries
            .map(entry => entryOf(entry, version))
            .join('\n')}`,
        )}`,
      ),
      '</Document>',
    ].join('\n'),
  )
}
