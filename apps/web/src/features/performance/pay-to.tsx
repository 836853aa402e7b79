import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Performance } from '@redress/contract/performance.ts'
import { epcPayment } from '@redress/domain/money/epc-payment.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Fold } from '../../ui/fold.tsx'

const TransferCode = lazyPart(
  'features/performance/transfer-code',
  async () => (await import('./transfer-code.tsx')).TransferCode,
)

interface Props {
  payTo: NonNullable<Performance['payTo']>
  sum: NonNullable<PartyClaim['nextSum']>
  claim: PartyClaim
}

/** Where the next sum is paid, with what a bank asks for, and a code for banking apps. */
export function PayTo({ payTo: { holder, iban, words, isSepa }, sum, claim }: Props) {
  const { payTo: texts } = useTexts('performance')
  const formats = useFormats()
  const reference = texts.reference(formats.shortId(claim.id))
  const code =
    isSepa && claim.currency === 'EUR' && claim.performance?.reader === 'debtor' && sum.saidPaidAt === null
      ? epcPayment({ holder, iban, value: sum.value, reference })
      : null
  const spaced = iban.replaceAll(/.{4}(?=.)/g, '$& ')
  return (
    <div>
      <h3>{texts.title}</h3>
      <DescriptionList
        items={[
          { term: texts.holder, value: holder },
          {
            term: texts.iban,
            value:
              iban === '' ? null : (
                <>
                  <span>{spaced}</span> <CopyButton value={iban} label={texts.copy} message={texts.copied} />
                </>
              ),
          },
          { term: texts.referenceLabel, value: iban === '' ? null : reference },
          { term: texts.words, value: words },
        ].filter(({ value }) => value !== null && value !== '')}
      />
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
