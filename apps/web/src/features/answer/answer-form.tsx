import { claimDispute } from '@redress/contract/claim-forms.ts'
import { disputeReasons } from '@redress/domain/claim/vocabulary.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { z } from 'zod'
import { CheaperOffer } from '../../entities/claim/cheaper-offer.tsx'
import { NotInForce } from '../../entities/claim/not-in-force.tsx'
import { OfferEffect } from '../../entities/claim/offer-effect.tsx'
import { OfferFields, useConfirmOffer } from '../../entities/claim/offer-fields.tsx'
import { offerForm, planValuesOf } from '../../entities/claim/offer-form.ts'
import { OfferTerms } from '../../entities/claim/offer-terms.tsx'
import { typedOffer } from '../../entities/claim/typed-offer.ts'
import { claimFormKey } from '../../lib/form-persistence.ts'
import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { FeeMeans } from '../../ui/fee-means.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { Page } from '../../ui/page.tsx'
import { StickyActions } from '../../ui/sticky-actions.tsx'
import classes from './answer.module.css'
import { KeepWritten } from './keep-written.tsx'
import { useLetterFacts } from './letter-facts.ts'
import { BackToClaim, useWriting, type WritingProps } from './writing.tsx'

/** The dispute, before there is an account. */
export function WriteDispute({ letter, claim }: WritingProps) {
  const { forms } = useTexts('answer')
  const vocabulary = useTexts('vocabulary')
  const { disputeFee, isRestricted } = useLetterFacts(claim)
  const { write, mayReplace } = useWriting(letter, 'dispute')
  const words = forms.dispute
  const kept = letter.answer?.kind === 'dispute' ? letter.answer : null
  const reason = kept?.disputeReason
  return (
    <Page title={words.title} lead={words.lead(isRestricted)} eyebrow={<BackToClaim />} width="reading">
      <Form
        label={words.title}
        schema={claimDispute}
        defaultValues={{
          ...(reason && { disputeReason: reason }),
          disputeExplanation: kept?.disputeExplanation ?? '',
        }}
        persistenceKey={claimFormKey(claim.id, 'letter-dispute')}
        failureText={forms.failed}
        confirm={mayReplace}
        onSubmit={dispute => write({ kind: 'dispute', ...dispute })}
      >
        <SelectField
          name="disputeReason"
          label={forms.reason}
          options={disputeReasons.map(value => ({ value, label: vocabulary.disputeReason(value) }))}
        />
        <TextAreaField
          name="disputeExplanation"
          label={forms.explanation}
          description={forms.explanationHint}
          limit={limits.textLength}
          rows={8}
        />
        {disputeFee === null ? null : <FeeMeans />}
        <KeepWritten letter={letter} schema={claimDispute} answerOf={dispute => ({ kind: 'dispute', ...dispute })} />
        <StickyActions>
          <SubmitButton>{forms.next}</SubmitButton>
        </StickyActions>
      </Form>
    </Page>
  )
}

/** An offer in plain words, before there is an account. */
export function WriteOffer({ letter, claim }: WritingProps) {
  const { forms } = useTexts('answer')
  const { offer: texts } = forms
  const { plaintiff } = useLetterFacts(claim)
  const { write, mayReplace } = useWriting(letter, 'offer')
  const confirm = useConfirmOffer(claim, 'Defendant', { act: 'propose', confirmLabel: forms.next })
  const kept = letter.answer?.kind === 'offer' ? letter.answer : null
  return (
    <Page title={texts.title} lead={texts.lead(plaintiff)} eyebrow={<BackToClaim />} width="reading">
      <Form
        label={texts.title}
        schema={offerForm}
        defaultValues={{
          winningParty: kept?.winningParty ?? 'Plaintiff',
          costOwner: kept?.costOwner ?? 'Defendant',
          ...(kept?.value !== undefined && { value: kept.value }),
          ...planValuesOf(kept?.paymentPlan),
          note: kept?.note ?? '',
        }}
        fieldNames={{ paymentPlan: 'dueOn' }}
        persistenceKey={claimFormKey(claim.id, 'letter-offer')}
        failureText={forms.failed}
        confirm={async offer => (await mayReplace()) && confirm(offer)}
        onSubmit={offer => write({ kind: 'offer', ...offer })}
      >
        <OfferFields claim={claim} party="Defendant" amountLabel={texts.sum(claim.currency)} />
        <OfferEffect claim={claim} party="Defendant" act="propose" />
        <KeepWritten letter={letter} schema={offerForm} answerOf={offer => ({ kind: 'offer', ...offer })} />
        <StickyActions>
          <SubmitButton>{forms.next}</SubmitButton>
        </StickyActions>
      </Form>
    </Page>
  )
}

const nothing = z.strictObject({})

/** The concession: nothing to write, and what it does to be read first. */
export function WriteConcession({ letter, claim }: WritingProps) {
  const { forms } = useTexts('answer')
  const { write, mayReplace } = useWriting(letter, 'concession')
  const offer = typedOffer({ winningParty: 'Plaintiff', costOwner: 'Defendant', value: claim.asked }, claim.currency)
  return (
    <Page title={forms.concession.title} lead={forms.concession.lead} eyebrow={<BackToClaim />} width="reading">
      <Form
        label={forms.concession.title}
        schema={nothing}
        defaultValues={{}}
        persistenceKey={null}
        failureText={forms.failed}
        confirm={mayReplace}
        onSubmit={() => write({ kind: 'concession', value: claim.asked ?? undefined })}
      >
        <NotInForce acts={claim.pendingActs} />
        {offer ? (
          <section className={classes.effect}>
            <OfferTerms claim={claim} offer={offer} party="Defendant" act="concede" />
          </section>
        ) : null}
        <CheaperOffer claim={claim} to={paths.answer('offer')} />
        <FeeMeans />
        <StickyActions>
          <SubmitButton>{forms.concession.submit}</SubmitButton>
        </StickyActions>
      </Form>
    </Page>
  )
}
