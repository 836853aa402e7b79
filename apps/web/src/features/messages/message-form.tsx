import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Defendant } from '@redress/contract/defendants.ts'
import { isNobodyReached } from '@redress/domain/claim/letters.ts'
import { answerDue } from '@redress/domain/claim/turns.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Attachments } from '../../entities/claim/attachments.ts'
import { useFewNames } from '../../entities/claim/claim-sentence.ts'
import { useRefreshMessages } from '../../entities/claim/message-queries.ts'
import { defendantName } from '../../entities/defendant/defendant.tsx'
import { claimFormKey, isSameValue } from '../../lib/form-persistence.ts'
import { personName } from '../../lib/person-name.ts'
import { useClock, useFormats, useTexts } from '../../texts/texts.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { Unfolding } from '../../ui/form/unfolding.tsx'
import { useToast } from '../../ui/toast.ts'
import { sendMessage } from './message-requests.ts'
import classes from './messages.module.css'

const schema = async () => (await import('@redress/contract/messages.ts')).newMessage.pick({ text: true })
const empty = { text: '' }

interface Props {
  /** Anchor. */
  id?: string
  claim: PartyClaim
  attachments: Attachments
}

/** Form for a message to the other parties. The input is kept until it is sent, even if the session ends. */
export function MessageForm({ id, claim, attachments }: Props) {
  const texts = useTexts('messages')
  const toast = useToast()
  const refresh = useRefreshMessages(claim.id)
  const sent = useRef('')
  return (
    <Form
      schema={schema}
      defaultValues={empty}
      persistenceKey={claimFormKey(claim.id, 'message')}
      failureText={texts.failed}
      label={texts.title}
      onSubmit={async ({ text }) => {
        await attachments.sendWith({ text }, fileIds =>
          sendMessage({ params: { id: claim.id }, body: { text, fileIds } }),
        )
        sent.current = text
        await refresh()
        toast.success(texts.sent)
      }}
    >
      <TextAreaField
        name="text"
        label={texts.label}
        description={useReaders(claim)}
        limit={limits.shortTextLength}
        rows={4}
      />
      {attachments.list}
      <NoAnswer claim={claim} />
      <div className={classes.actions}>
        {attachments.button}
        <SubmitButton>{texts.send}</SubmitButton>
      </div>
      <EmptyWhenSent sent={sent} />
      <Unfolding id={id} />
    </Form>
  )
}

/** Sentence on the readers of a message: who they are, when they can read it, or that nobody will. */
function useReaders(claim: PartyClaim): string {
  const texts = useTexts('messages')
  const fewNames = useFewNames()
  if (claim.isOtherSideGone) return texts.gone[claim.role]
  const isOwn = (defendant: Defendant) => defendant.view === 'private' && defendant.takeover?.isYou === true
  const others = claim.defendants.filter(each => !each.isCompanyRepresentative && !isOwn(each)).map(defendantName)
  if (claim.role === 'Defendant') {
    const plaintiffs = claim.plaintiffs.map(personName)
    return texts.readBy(fewNames([...plaintiffs, ...others]))
  }
  const isTaken = claim.defendants.some(each => each.view === 'private' && each.takeover !== null)
  const yet = isNobodyReached(claim.unreached) ? texts.unreached : texts.nobodyYet
  return (isTaken ? texts.readBy : yet)(fewNames(others))
}

/** Tells a defendant that a message is no answer to the claim. */
function NoAnswer({ claim }: { claim: PartyClaim }) {
  const texts = useTexts('messages')
  const formats = useFormats()
  const now = useClock()
  const isAsked = claim.role === 'Defendant' && claim.paymentClaimedOn === null
  const until = isAsked ? answerDue(claim.status, claim.noticePeriodEndsAt) : null
  return until === null || new Date(until) < now ? null : (
    <p className={classes.note}>{texts.noAnswer(formats.until(until))}</p>
  )
}

/** Empties the form after sending, except for text typed while the request was under way. */
function EmptyWhenSent({ sent }: { sent: RefObject<string> }) {
  const { formState, getValues, reset, setValue } = useFormContext<typeof empty>()
  const { isSubmitSuccessful, submitCount } = formState
  useEffect(() => {
    if (!isSubmitSuccessful || submitCount === 0) return
    const { text } = getValues()
    reset(empty)
    if (!isSameValue(text, sent.current)) setValue('text', text)
  }, [isSubmitSuccessful, submitCount, getValues, reset, setValue, sent])
  return null
}
