import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { statePaymentDetails, stateSum } from '@redress/contract/claims.ts'
import type { Performance } from '@redress/contract/performance.ts'
import {
  contradictableUntil,
  isCreditorsTurn,
  nextSumFor,
  payableUntil,
  type SumStatement,
  silenceEndsAt,
  statementsOn,
  stateOfSum,
} from '@redress/domain/claim/performance.ts'
import { lazy, Suspense, useState } from 'react'
import type { Attachments } from '../../entities/claim/attachments.ts'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { useRefreshMessages } from '../../entities/claim/message-queries.ts'
import { caller } from '../../lib/api-client.ts'
import { useClock, useFormats, useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Money } from '../../ui/money.tsx'
import { useAct } from '../../ui/use-act.ts'
import classes from './owed-sums.module.css'
import { PayTo } from './pay-to.tsx'

const requestStatement = caller<typeof stateSum>('POST', '/v1/claims/:id/sums')
const requestDetails = caller<typeof statePaymentDetails>('PATCH', '/v1/claims/:id/payment-details')

const SumPaidDialog = lazy(async () => ({ default: (await import('./sum-dialogs.tsx')).SumPaidDialog }))
const PaymentDetailsDialog = lazy(async () => ({ default: (await import('./sum-dialogs.tsx')).PaymentDetailsDialog }))

type Sum = Performance['sums'][number]
interface Row {
  readonly sum: Sum
  readonly position: number
}

/** Sums owed by an agreement: those that are to be acted on now, each with the reader's buttons, and all in a fold. */
export function OwedSums({ claim, attachments }: { claim: PartyClaim; attachments: Attachments }) {
  const texts = useTexts('performance')
  const now = useClock()
  // The sum whose dialog is open stays in its place, whatever the other side says meanwhile.
  const [saying, setSaying] = useState<number | null>(null)
  if (claim.performance === null) return null
  const { sums, reader, payTo } = claim.performance
  const rows = sums.map((sum, position): Row => ({ sum, position }))
  const next = nextSumFor(claim.role, sums)
  const actsOn = (row: Row, isMain = false) =>
    reader === null ? null : (
      <Statements
        claim={claim}
        row={row}
        reader={reader}
        isMain={isMain}
        attachments={attachments}
        isSaying={row.position === saying}
        setSaying={isSaying => setSaying(isSaying ? row.position : null)}
      />
    )
  /** Whether the reader is asked for a word on the sum. */
  const isAsked = (sum: Sum) =>
    sum === next && isCreditorsTurn(sum) === (reader === 'creditor') && (reader === 'debtor' || sum.saidPaidAt !== null)
  const isContradictable = (sum: Sum) => reader !== null && statementsOn(sum, reader, now).includes('not received')
  const isShown = ({ sum, position }: Row) => sum === next || position === saying || isContradictable(sum)
  const account =
    claim.nextSum !== null && reader === 'creditor' && !claim.isOtherSideGone ? (
      <StateDetails claim={claim} payTo={payTo} />
    ) : null
  return (
    <section className={classes.sums} aria-label={texts.title}>
      {payTo === null ? account : null}
      {rows.filter(isShown).map(row => (
        <div key={row.position} className={classes.sum}>
          <p>
            {texts.columns.due} <DateText value={row.sum.dueOn} />{' '}
            {row.sum === next ? null : (
              <strong>
                <Money value={row.sum.value} currency={claim.currency} />
              </strong>
            )}{' '}
            <span aria-hidden="true">·</span> <SumStanding sum={row.sum} reader={claim.role} now={now} />
          </p>
          {actsOn(row, isAsked(row.sum))}
        </div>
      ))}
      {claim.nextSum === null || payTo === null ? null : (
        <>
          <PayTo payTo={payTo} sum={claim.nextSum} claim={claim} />
          {account}
        </>
      )}
      {rows.length === 1 && next !== null ? null : (
        <>
          <Received claim={claim} sums={sums} />
          <Fold title={texts.title}>
            <DataTable
              caption={texts.title}
              rows={rows}
              rowKey={({ position }) => String(position)}
              columns={[
                {
                  key: 'due',
                  header: texts.columns.due,
                  isTitle: true,
                  cell: ({ sum }) => <DateText value={sum.dueOn} />,
                },
                {
                  key: 'sum',
                  header: texts.columns.sum,
                  align: 'end',
                  cell: ({ sum }) => <Money value={sum.value} currency={claim.currency} />,
                },
                {
                  key: 'state',
                  header: texts.columns.state,
                  cell: ({ sum }) => <SumStanding sum={sum} reader={claim.role} now={now} />,
                },
                {
                  key: 'acts',
                  header: texts.columns.acts,
                  hideHeader: true,
                  cell: row => (isShown(row) ? null : actsOn(row)),
                },
              ]}
            />
          </Fold>
        </>
      )}
    </section>
  )
}

/** How much of all sums has been received. */
function Received({ claim, sums }: { claim: PartyClaim; sums: readonly Sum[] }) {
  const texts = useTexts('performance')
  const formats = useFormats()
  const total = sums.reduce((sum, { value }) => sum + value, 0)
  const received = sums.reduce((sum, { value, receivedAt }) => sum + (receivedAt === null ? 0 : value), 0)
  const silent = sums.reduce((sum, { value, uncontradictedAt }) => sum + (uncontradictedAt === null ? 0 : value), 0)
  const money = (value: number) => formats.money(value, claim.currency)
  const share = texts.share(money(received), money(total))
  return (
    <div>
      <progress className={classes.bar} value={received} max={total} aria-label={share} />
      <p>{share}</p>
      {silent === 0 ? null : <p>{texts.notContradicted(money(silent))}</p>}
    </div>
  )
}

/** State of a sum for its reader, with the relevant date. */
function SumStanding({ sum, reader, now }: { sum: Sum; reader: PartyClaim['role']; now: Date }) {
  const texts = useTexts('performance')
  const formats = useFormats()
  const state = stateOfSum(sum, now)
  const words = () => {
    if (sum.receivedAt !== null) return texts.states.received(formats.date(sum.receivedAt))
    if (sum.saidPaidAt !== null && sum.paidOn !== null) {
      const paidOn = formats.date(sum.paidOn)
      if (sum.uncontradictedAt === null)
        return texts.states.saidPaid[reader](paidOn, formats.until(silenceEndsAt(sum.saidPaidAt).toISOString()))
      const until = contradictableUntil(sum.uncontradictedAt)
      return until > now
        ? texts.states.notContradicted[reader](paidOn, formats.until(until.toISOString()))
        : texts.states.notContradictedAnyMore(paidOn)
    }
    if (state === 'due' && isCreditorsTurn(sum)) return texts.states.noAccount
    const lastDay = payableUntil(sum)
    if (state === 'due' && lastDay !== sum.dueOn) return texts.states.dueUntil(formats.date(lastDay))
    return { overdue: texts.states.overdue, due: texts.states.due, 'not yet due': texts.states.notYetDue }[
      state === 'overdue' || state === 'due' ? state : 'not yet due'
    ]
  }
  return <span data-sum-state={state}>{words()}</span>
}

interface StatementsProps {
  claim: PartyClaim
  row: Row
  reader: NonNullable<Performance['reader']>
  /** Whether the first of them is what the reader is asked for. */
  isMain: boolean
  /** Whether the dialog of "I have paid" is open. */
  isSaying: boolean
  setSaying: (isSaying: boolean) => void
  attachments: Attachments
}

/** Buttons with which the reader states that a sum is paid, received or not received. */
function Statements(props: StatementsProps) {
  const { claim, row, reader, isMain, attachments, isSaying, setSaying } = props
  const { sum, position } = row
  const texts = useTexts('performance')
  const formats = useFormats()
  const confirm = useConfirm()
  const cache = useClaimCache()
  const refreshMessages = useRefreshMessages(claim.id)
  const amount = formats.money(sum.value, claim.currency)
  const act = useAct({
    run: (said: Exclude<SumStatement, 'paid'>) =>
      requestStatement({ params: { id: claim.id }, body: { position, said } }),
    failed: texts.failed,
    onDone: (after, said) => cache.store(after, texts.said[said](amount)),
  })
  const say = async (said: SumStatement) => {
    if (said === 'paid') return setSaying(true)
    const { title, text } = texts.questions[said]
    if (await confirm({ title: title(amount), text, confirmLabel: texts.say[said] }))
      act.mutate(said, { onError: () => void cache.refresh(claim.id) })
  }
  const statements = statementsOn(sum, reader, useClock())
  if (statements.length === 0 && !isSaying) return null
  return (
    <div className={classes.acts}>
      {statements.map((said, index) => (
        <Button
          key={said}
          variant={said === 'not received' ? 'quiet' : isMain && index === 0 ? 'primary' : 'secondary'}
          isSmall
          isPending={act.isPending}
          aria-label={texts.sayOf(texts.say[said], amount, formats.date(sum.dueOn))}
          onClick={() => void say(said)}
        >
          {texts.say[said]}
        </Button>
      ))}
      {isSaying ? (
        <Suspense>
          <SumPaidDialog
            claim={claim}
            position={position}
            attachments={attachments}
            onClose={() => setSaying(false)}
            onSubmit={async values => {
              const said = { ...values, position, said: 'paid' as const }
              const after = await attachments.sendWith(said, fileIds =>
                requestStatement({ params: { id: claim.id }, body: { ...said, fileIds } }),
              )
              await refreshMessages()
              await cache.store(after, texts.said.paid(amount, formats.date(values.paidOn)))
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

function StateDetails({ claim, payTo }: { claim: PartyClaim; payTo: Performance['payTo'] }) {
  const { payTo: texts } = useTexts('performance')
  const cache = useClaimCache()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classes.state}>
      <Button variant={payTo === null ? 'primary' : 'quiet'} isSmall onClick={() => setOpen(true)}>
        {payTo === null ? texts.state : texts.change}
      </Button>
      {isOpen ? (
        <Suspense>
          <PaymentDetailsDialog
            claim={claim}
            payTo={payTo}
            onClose={() => setOpen(false)}
            onSubmit={async body => {
              await cache.store(await requestDetails({ params: { id: claim.id }, body }), texts.done)
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
