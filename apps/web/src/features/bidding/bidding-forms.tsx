import type { giveBid } from '@redress/contract/bidding.ts'
import { biddingTerms, sealedBid } from '@redress/contract/bidding-views.ts'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { parties } from '@redress/domain/people/parties.ts'
import type { z } from 'zod'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { caller } from '../../lib/api-client.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import classes from './sealed-bids.module.css'

const requestBid = caller<typeof giveBid>('POST', '/v1/claims/:id/bidding/bids')

interface AskProps {
  claim: PartyClaim
  onClose: () => void
  onSubmit: (terms: z.output<typeof biddingTerms>) => Promise<void>
}

/** Asks the other side, and says who bears the fee. */
export function AskDialog({ claim, onClose, onSubmit }: AskProps) {
  const { askDialog: texts, ask, failed } = useTexts('bidding')
  const { party } = useTexts('claims')
  const options = parties.map(value => ({
    value,
    label: value === claim.role ? texts.me(party[value]) : party[value],
  }))
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={texts.title}
      submitLabel={ask}
      schema={biddingTerms}
      defaultValues={{ costOwner: '' }}
      persistenceKey={null}
      failureText={failed}
      onSubmit={async terms => {
        await onSubmit(terms)
        onClose()
      }}
    >
      <p>{texts.effect}</p>
      <SelectField name="costOwner" label={texts.costOwner} options={options} />
    </FormDialog>
  )
}

const bidForm = sealedBid.omit({ round: true })

/** The bid of a side in a round. What is typed is not persisted in the browser. */
export function BidForm({ claim, round }: { claim: PartyClaim; round: number }) {
  const texts = useTexts('bidding')
  const formats = useFormats()
  const confirm = useConfirm()
  const cache = useClaimCache()
  const most = claim.asked ?? 0
  const money = (value: number) => formats.money(value, claim.currency)
  return (
    <Form
      schema={bidForm.refine(({ value }) => value <= most, {
        path: ['value'],
        message: validationTexts.bidAboveClaim,
      })}
      defaultValues={{ value: '' }}
      persistenceKey={null}
      failureText={texts.failed}
      confirm={({ value }) =>
        confirm({
          title: texts.questions.bid(money(value)),
          text: `${texts.questions.bidText[claim.role]} ${texts.final}`,
          confirmLabel: texts.enter,
        })
      }
      onSubmit={async ({ value }) => {
        await cache.store(await requestBid({ params: { id: claim.id }, body: { round, value } }), texts.entered)
      }}
    >
      <div className={`${classes.form} no-print`}>
        <AmountField
          name="value"
          label={texts.label[claim.role]}
          description={texts.hint(money(most))}
          currency={claim.currency}
          autoComplete="off"
        />
        <p>{texts.final}</p>
        <SubmitButton>{texts.enter}</SubmitButton>
      </div>
    </Form>
  )
}
