import type { WrittenAnswer } from '@redress/contract/letters.ts'
import { paymentStatement } from '@redress/contract/messages.ts'
import { isGivable } from '@redress/domain/claim/written-answers.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { z } from 'zod'
import type { Elements } from '../../lib/elements.ts'
import { claimFormKey } from '../../lib/form-persistence.ts'
import { useTexts } from '../../texts/texts.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { DateField } from '../../ui/form/date-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { Page } from '../../ui/page.tsx'
import { StickyActions } from '../../ui/sticky-actions.tsx'
import classes from './answer.module.css'
import { answerableClaim } from './answerable-claim.ts'
import { KeepWritten } from './keep-written.tsx'
import { useLetterFacts } from './letter-facts.ts'
import { BackToClaim, useWriting, type WritingProps } from './writing.tsx'

/** The files that go with it, and what adds one. */
export interface Proof {
  readonly isBusy: boolean
  readonly list: Elements
  readonly button: Elements
}

const schema = paymentStatement.omit({ fileIds: true }).extend({ disputes: z.boolean().optional() })

const answerOf = (said: z.output<typeof schema>): WrittenAnswer => ({ kind: 'already paid', ...said })

/** When and how much was paid, with what proves it, before there is an account; where one wants it, a dispute as well. */
export function WritePaid({ letter, claim, proof }: WritingProps & { proof: Proof }) {
  const { forms } = useTexts('answer')
  const messages = useTexts('messages')
  const { plaintiff, disputeFee, isRestricted } = useLetterFacts(claim)
  const { write, mayReplace } = useWriting(letter, 'already paid')
  const kept = letter.answer?.kind === 'already paid' ? letter.answer : null
  const mayDispute = isGivable({ kind: 'dispute' }, answerableClaim(letter, claim))
  const { payment: texts } = messages
  return (
    <Page
      title={forms.paid.title}
      lead={forms.paid.lead(plaintiff, isRestricted)}
      eyebrow={<BackToClaim />}
      width="reading"
    >
      <Form
        label={forms.paid.title}
        schema={schema}
        defaultValues={{
          paidOn: kept?.paidOn ?? '',
          paidValue: kept?.paidValue,
          text: kept?.text ?? '',
          ...(mayDispute && { disputes: kept?.disputes ?? disputeFee === null }),
        }}
        persistenceKey={claimFormKey(claim.id, 'letter-paid')}
        failureText={forms.failed}
        confirm={mayReplace}
        onSubmit={said => write(answerOf(said))}
      >
        <DateField name="paidOn" label={texts.on} />
        <AmountField name="paidValue" label={texts.value(claim.currency)} currency={claim.currency} />
        <TextAreaField
          name="text"
          label={texts.text}
          description={texts.textHint}
          limit={limits.shortTextLength}
          rows={4}
        />
        <div className={classes.proof}>
          <p>{texts.proof}</p>
          {proof.list}
          <div>{proof.button}</div>
        </div>
        {mayDispute ? (
          <CheckboxField
            name="disputes"
            label={forms.paid.disputes(disputeFee)}
            description={forms.paid.disputesHint(plaintiff)}
            optional
          />
        ) : null}
        <KeepWritten letter={letter} schema={schema} answerOf={answerOf} />
        {proof.isBusy ? <p className={classes.note}>{messages.stillUploading}</p> : null}
        <StickyActions>
          <SubmitButton disabled={proof.isBusy}>{forms.next}</SubmitButton>
        </StickyActions>
      </Form>
    </Page>
  )
}
