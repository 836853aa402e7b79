import { shortId } from '@redress/domain/claim/short-id.ts'
import type { HistoryCheck, HistoryEntry } from '@redress/domain/proof/history-file.ts'
import { proofOf } from '@redress/domain/proof/history-proof.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Section } from '../../ui/section.tsx'
import classes from './verification.module.css'

type Intact = Extract<HistoryCheck, { kind: 'intact' }>

/** A history that is as it was written, with what the payments in it anchor. */
export function IntactHistory({ history: { claim, site, entries, payments } }: { history: Intact }) {
  const texts = useTexts('verification').history
  const isOurs = site === window.location.origin
  // The page asks no node: it says what the payments prove once somebody has found them.
  const proof = proofOf({ entries, payments }, () => true)
  return (
    <>
      <Banner tone={proof.isWhole ? 'info' : 'attention'} title={texts.title(shortId(claim))}>
        <p>{texts.intact(entries.length)}</p>
        <p>{texts.selfMade}</p>
        {isOurs ? null : <p>{texts.elsewhere(site)}</p>}
        <p>{texts.proved(proof, entries.length)}</p>
      </Banner>
      <Section title={texts.entries}>
        <DataTable
          caption={texts.entries}
          columns={useColumns()}
          rows={[...entries]}
          rowKey={({ previous }) => previous ?? ''}
        />
      </Section>
      <Section title={texts.payments} note={payments.length > 0 ? texts.howToCheck : texts.none}>
        <ul className={classes.payments}>
          {payments.map(({ payment, covers }) => (
            <li key={payment}>
              <span>{covers === null ? texts.anchorsNone : texts.anchors(covers, entries.length)}</span>
              <code className={classes.code}>{payment}</code>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

/** A file of somebody else's may name its events like `__proto__`. */
const ownText = (texts: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined

function useColumns(): Column<HistoryEntry>[] {
  const { columns, parties, system } = useTexts('verification').history
  const history = useTexts('history')
  const names: Readonly<Record<string, string>> = history.names
  const namesWithoutFee: Readonly<Record<string, string>> = history.namesWithoutFee
  const sides: Readonly<Record<string, string>> = parties
  const nameOf = ({ event, feeCents }: HistoryEntry) =>
    (feeCents === 0 ? ownText(namesWithoutFee, event) : undefined) ?? ownText(names, event) ?? event
  return [
    { key: 'at', header: columns.at, cell: ({ at }) => <DateText value={at} withTime /> },
    { key: 'event', header: columns.event, cell: nameOf, isTitle: true },
    {
      key: 'party',
      header: columns.party,
      cell: ({ party }) => (party === null ? system : (ownText(sides, party) ?? party)),
    },
  ]
}
