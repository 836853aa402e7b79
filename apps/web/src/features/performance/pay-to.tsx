import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Performance } from '@redress/contract/performance.ts'
import { accountProofText, endingOf } from '@redress/domain/claim/payment-account.ts'
import { inGroupsOfFour } from '@redress/domain/money/bank-reference.ts'
import { epcPayment } from '@redress/domain/money/epc-payment.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useClock, useFormats, useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Fold } from '../../ui/fold.tsx'
import classes from './owed-sums.module.css'

const TransferCode = lazyPart('ui/transfer-code', async () => (await import('../../ui/transfer-code.tsx')).TransferCode)

interface Props {
  payTo: NonNullable<Performance['payTo']>
  sum: NonNullable<PartyClaim['nextSum']>
  claim: PartyClaim
}

/** Bank details for the next sum, with a code for banking apps. */
export function PayTo({ payTo, sum, claim }: Props) {
  const { holder, iban, words, isSepa, statedAt, earlier } = payTo
  const { payTo: texts } = useTexts('performance')
  const formats = useFormats()
  const isUndoOpen = new Date(payTo.undoUntil) > useClock()
  const isOwn = claim.role === 'Plaintiff'
  const last = earlier.at(-1)
  const said = () => {
    if (last) {
      const change = [formats.date(statedAt), texts.ending(last.ending), texts.ending(endingOf(payTo))] as const
      return isOwn ? texts.changedOwn(...change) : texts.changed(...change)
    }
    return isOwn ? texts.freshOwn(formats.date(statedAt)) : texts.fresh(formats.date(statedAt))
  }
  const reference = texts.reference(formats.shortId(claim.id))
  const code =
    !isUndoOpen &&
    isSepa &&
    claim.currency === 'EUR' &&
    claim.performance?.reader === 'debtor' &&
    sum.saidPaidAt === null
      ? epcPayment({ holder, iban, value: sum.value, reference })
      : null
  const spaced = inGroupsOfFour(iban)
  return (
    <div className={classes.payTo}>
      <h3>{texts.title}</h3>
      {isUndoOpen ? <Banner tone={last && !isOwn ? 'danger' : 'attention'}>{said()}</Banner> : null}
      <DescriptionList
        items={[
          { term: texts.holder, value: holder },
          {
            term: texts.iban,
            value:
              iban === '' ? null : (
                <span className={classes.account}>
                  {spaced} <CopyButton value={iban} label={texts.copy} message={texts.copied} />
                </span>
              ),
          },
          { term: texts.referenceLabel, value: iban === '' ? null : reference },
          { term: texts.words, value: words },
          {
            term: texts.before,
            value: earlier.map(each => texts.earlier(texts.ending(each.ending), formats.date(each.until))).join(' · '),
          },
        ].filter(({ value }) => value !== null && value !== '')}
      />
      <Fold title={texts.proof}>
        <p>{texts.proofHint}</p>
        <p className={classes.proofText}>{accountProofText(payTo)}</p>
      </Fold>
      {code === null ? null : (
        <Fold title={texts.code}>
          <p>{texts.codeHint(formats.money(sum.value, claim.currency))}</p>
          <Suspense>
            <TransferCode value={code} label={texts.code} />
          </Suspense>
        </Fold>
      )}
    </div>
  )
}
