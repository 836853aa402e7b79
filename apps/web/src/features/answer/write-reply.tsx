import type { WrittenAnswer } from '@redress/contract/letters.ts'
import { replyForm } from '@redress/contract/replies.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { defendantName } from '../../entities/defendant/defendant.tsx'
import { claimFormKey } from '../../lib/form-persistence.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { Page } from '../../ui/page.tsx'
import { StickyActions } from '../../ui/sticky-actions.tsx'
import { boundBy } from './answerable-claim.ts'
import { KeepWritten } from './keep-written.tsx'
import { BackToClaim, useWriting, type WritingProps } from './writing.tsx'

const replyOf = ({ text }: { text: string }): WrittenAnswer => ({ kind: 'reply', text })

/** The public reply, before there is an account: what becomes public is said here, and once more before it does. */
export function WriteReply({ letter, claim }: WritingProps) {
  const { forms } = useTexts('answer')
  const { reply: texts } = useTexts('records').replies
  const { write, mayReplace } = useWriting(letter, 'reply')
  const bound = boundBy(letter, claim)
  const name = bound ? defendantName(bound) : ''
  return (
    <Page title={forms.reply.title} lead={forms.reply.lead(name)} eyebrow={<BackToClaim />} width="reading">
      <Form
        label={forms.reply.title}
        schema={replyForm}
        defaultValues={{ text: (letter.answer?.kind === 'reply' && letter.answer.text) || '' }}
        persistenceKey={claimFormKey(claim.id, 'letter-reply')}
        failureText={forms.failed}
        confirm={mayReplace}
        onSubmit={reply => write(replyOf(reply))}
      >
        <TextAreaField
          name="text"
          label={texts.label(name)}
          description={texts.hint}
          limit={limits.shortTextLength}
          rows={8}
        />
        <KeepWritten letter={letter} schema={replyForm} answerOf={replyOf} />
        <StickyActions>
          <SubmitButton>{forms.next}</SubmitButton>
        </StickyActions>
      </Form>
    </Page>
  )
}
