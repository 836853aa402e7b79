import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { answerReply, publishReply } from '@redress/contract/replies.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { PublishedWords } from '../../entities/claim/replies.tsx'
import { caller } from '../../lib/api-client.ts'
import { claimFormKey } from '../../lib/form-persistence.ts'
import { useTexts } from '../../texts/texts.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { Unfolding } from '../../ui/form/unfolding.tsx'
import classes from './replies.module.css'

const requestReply = caller<typeof publishReply>('POST', '/v1/claims/:claimId/defendants/:defendantId/reply')
const requestAnswer = caller<typeof answerReply>('POST', '/v1/claims/:claimId/replies/:replyId/answer')

interface WordsFormProps {
  /** Anchor. */
  id?: string | undefined
  claim: PartyClaim
  /** Name of the form, unique among the forms about the claim. */
  formName: string
  /** The name under which the words are published. */
  name: string
  current: string
  texts: {
    label: string
    hint: string
    submit: string
    question: string
    consequences: readonly string[]
    done: string
  }
  publish: (text: string) => Promise<PartyClaim>
  onPublished?: (() => void) | undefined
}

/** Form for a public text. It shows the text and the consequences again before publication. */
function WordsForm({ id, claim, formName, name, current, texts, publish, onPublished }: WordsFormProps) {
  const { replies: common } = useTexts('records')
  const confirm = useConfirm()
  const cache = useClaimCache()
  return (
    <Form
      schema={async () => (await import('@redress/contract/replies.ts')).replyForm}
      defaultValues={{ text: current }}
      persistenceKey={claimFormKey(claim.id, formName)}
      failureText={common.failed}
      confirm={({ text }) =>
        confirm({
          title: texts.question,
          text: (
            <div className={classes.preview}>
              <p>{common.becomesPublic}</p>
              <PublishedWords by={name} text={text}>
                {null}
              </PublishedWords>
              {texts.consequences.map(sentence => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          ),
          confirmLabel: common.publish,
          cancelLabel: common.keepWriting,
        })
      }
      onSubmit={async ({ text }) => {
        await cache.store(await publish(text), texts.done)
        onPublished?.()
      }}
    >
      <TextAreaField name="text" label={texts.label} description={texts.hint} limit={limits.shortTextLength} rows={7} />
      <SubmitButton>{texts.submit}</SubmitButton>
      <Unfolding id={id} />
    </Form>
  )
}

interface ReplyFormProps {
  /** Anchor. */
  id?: string
  claim: PartyClaim
  /** Defendant for whom the reply speaks, with the name in the claim. */
  defendant: { readonly id: string; readonly name: string }
  onPublished?: () => void
}

/** A defendant's public reply, written or changed. */
export function ReplyForm({ id, claim, defendant, onPublished }: ReplyFormProps) {
  const { replies: texts } = useTexts('records')
  const current = claim.replies.find(({ defendantId }) => defendantId === defendant.id)?.text ?? ''
  return (
    <WordsForm
      id={id}
      claim={claim}
      formName={`reply.${defendant.id}`}
      name={defendant.name}
      current={current}
      texts={{
        label: texts.reply.label(defendant.name),
        hint: texts.reply.hint,
        submit: current === '' ? texts.reply.submit : texts.reply.change,
        question: current === '' ? texts.reply.question : texts.reply.changeQuestion,
        consequences: texts.reply.consequences(String(limits.replyVersions - 1)),
        done: current === '' ? texts.reply.done : texts.reply.changed,
      }}
      publish={text => requestReply({ params: { claimId: claim.id, defendantId: defendant.id }, body: { text } })}
      onPublished={onPublished}
    />
  )
}

interface AnswerFormProps {
  claim: PartyClaim
  reply: PartyClaim['replies'][number]
  /** The plaintiff's name. */
  name: string
}

/** The plaintiff's one answer to a reply. */
export function AnswerForm({ claim, reply, name }: AnswerFormProps) {
  const { replies: texts } = useTexts('records')
  return (
    <WordsForm
      claim={claim}
      formName={`answer.${reply.defendantId}`}
      name={name}
      current=""
      texts={{ ...texts.answer, label: texts.answer.label(reply.name) }}
      publish={text => requestAnswer({ params: { claimId: claim.id, replyId: reply.id }, body: { text } })}
    />
  )
}
