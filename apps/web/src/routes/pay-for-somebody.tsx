import type { PublicPayment } from '@redress/contract/payments.ts'
import { isOpenPayment, isPaidPayment } from '@redress/domain/money/payments.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PaymentPanel } from '../features/payment/payment-panel.tsx'
import { PaymentReceipt } from '../features/payment/payment-receipt.tsx'
import { paymentByLink, publicPaymentQuery } from '../features/payment/payment-source.ts'
import { useConfiguration } from '../lib/configuration.ts'
import { useFormats, useTexts } from '../texts/texts.tsx'
import { DescriptionList } from '../ui/description-list.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import { Section } from '../ui/section.tsx'

/** A fee that somebody pays for somebody else, without an account and without learning more of the claim. */
export function Component() {
  const { publicId = '' } = useParams()
  const { forSomebody } = useTexts('payment')
  const payment = useQuery(publicPaymentQuery(publicId))
  if (payment.data) return <Payment payment={payment.data} />
  return (
    <Page title={forSomebody.title}>
      <Loaded query={payment} failure={forSomebody.failed} notFound={forSomebody.notFound}>
        {() => null}
      </Loaded>
    </Page>
  )
}

function Payment({ payment }: { payment: PublicPayment }) {
  const { forSomebody: texts, terms } = useTexts('payment')
  const formats = useFormats()
  const { data: settings } = useConfiguration()
  const eyebrow = texts.eyebrow(payment.claimNumber)
  const fee = formats.money(payment.fee, payment.currency)
  if (isPaidPayment(payment.status)) {
    return (
      <Page
        title={payment.fee > 0 ? texts.paidTitle : texts.takenOverTitle}
        lead={payment.fee > 0 ? texts.paidLead : texts.takenOverLead}
        eyebrow={eyebrow}
      >
        <PaymentReceipt payment={payment} claimNumber={payment.claimNumber} configuration={settings} />
      </Page>
    )
  }
  if (!isOpenPayment(payment.status)) {
    return (
      <Page title={texts.supersededTitle} lead={texts.supersededLead} eyebrow={eyebrow}>
        {null}
      </Page>
    )
  }
  return (
    <Page title={texts.headings[payment.purpose](fee)} lead={texts.lead} eyebrow={eyebrow}>
      <Section title={terms.title}>
        <DescriptionList
          items={[
            { term: texts.purpose, value: texts.purposes[payment.purpose](payment.claimNumber) },
            { term: texts.amount, value: fee },
          ]}
        />
      </Section>
      <PaymentPanel payment={payment} source={paymentByLink(payment.publicId)} onPaid={() => undefined} />
    </Page>
  )
}
