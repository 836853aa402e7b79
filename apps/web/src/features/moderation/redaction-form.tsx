import { type decideReport, redactionForm, reportDecisionForm } from '@redress/contract/moderation.ts'
import { redacted } from '@redress/domain/claim/redacted-text.ts'
import { mostPassages, type TakenOut, takenOutKinds } from '@redress/domain/claim/redactions.ts'
import type { ReportReason } from '@redress/domain/claim/reports.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { cleanedText } from '@redress/domain/text/cleaned.ts'
import { Plus, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useNotes } from '../../entities/claim/public-replies.tsx'
import { caller } from '../../lib/api-client.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Quote } from '../../ui/quote.tsx'
import { useToast } from '../../ui/toast.ts'
import { DecisionReason, Effects } from './decision-parts.tsx'
import classes from './moderation.module.css'
import { useCaseCache } from './moderation-queries.ts'

const sendReportDecision = caller<typeof decideReport>('POST', '/v1/operator/reports/:id/decision')

/** A text beside a claim, as the public reads it. */
export interface PublicWords {
  readonly id: string
  readonly label: string
  readonly text: string
}

interface Passage {
  readonly passage: string
  readonly takenOut: TakenOut
}

const blank: Passage = { passage: '', takenOut: 'address' }

interface Props {
  /** Id of the report. */
  id: string
  ground: ReportReason
  texts: readonly [PublicWords, ...PublicWords[]]
  /** Id of the reported text; `null` if the report is about the claim. */
  reported: string | null
  onClose: () => void
}

/** Form of a redaction: the passages, a preview of the public text, and the reason that the parties read. */
export function RedactionForm({ id, ground, texts: shown, reported, onClose }: Props) {
  const texts = useTexts('moderation')
  const store = useCaseCache()
  const toast = useToast()
  const { title, submit } = texts.acts.redacted
  const { shape } = reportDecisionForm
  const textOf = (replyId: string) => shown.find(each => each.id === replyId)?.text ?? ''
  const schema = z
    .object({ ground: shape.ground, explanation: shape.explanation, ...redactionForm.shape })
    .superRefine(({ replyId, passages }, context) => {
      for (const [index, { passage }] of passages.entries())
        if (passage !== '' && !textOf(replyId).includes(passage))
          context.addIssue({
            code: 'custom',
            message: texts.redaction.notFound(String(index + 1)),
            path: ['passages', index, 'passage'],
          })
    })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={title}
      submitLabel={submit}
      schema={schema}
      defaultValues={{
        ground,
        explanation: '',
        replyId: shown.find(each => each.id === reported)?.id ?? shown[0].id,
        passages: [blank],
      }}
      persistenceKey={`operator.${id}.redacted`}
      failureText={texts.actFailed}
      onSubmit={async ({ replyId, passages, ...given }) => {
        const body = { decision: 'redacted', ...given, redaction: { replyId, passages } } as const
        store(await sendReportDecision({ params: { id }, body }))
        toast.success(texts.done)
        onClose()
      }}
    >
      <Passages shown={shown} />
      <Effects act="redacted" />
      <DecisionReason act="redacted" hasGround />
    </FormDialog>
  )
}

/** The text with its marked passages, and the redacted text. */
function Passages({ shown }: { shown: readonly PublicWords[] }) {
  const texts = useTexts('moderation').redaction
  const kinds = useTexts('redactions').takenOut
  const notesIn = useNotes()
  const toast = useToast()
  const textId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const addButton = useRef<HTMLSpanElement>(null)
  const { fields, append, remove } = useFieldArray({ name: 'passages' })
  const { setValue } = useFormContext()
  const replyId: string = useWatch({ name: 'replyId' })
  const passages: readonly Passage[] = useWatch({ name: 'passages' })
  const words = shown.find(({ id }) => id === replyId) ?? shown[0]
  if (!words) return null
  const given = passages.map(each => ({ ...each, passage: cleanedText(each.passage) }))

  function takeMarked(): void {
    const marked = area.current ? words?.text.slice(area.current.selectionStart, area.current.selectionEnd).trim() : ''
    if (!marked) {
      toast.info(texts.nothingMarked)
      return
    }
    const empty = given.findIndex(({ passage }) => passage === '')
    if (empty === -1) append({ ...blank, passage: marked }, { shouldFocus: false })
    else setValue(`passages.${empty}.passage`, marked, { shouldDirty: true, shouldValidate: true })
  }

  return (
    <>
      {shown.length === 1 ? null : (
        <SelectField
          name="replyId"
          label={texts.which}
          placeholder={null}
          options={shown.map(({ id, label }) => ({ value: id, label }))}
        />
      )}
      <div className={classes.marking}>
        <label htmlFor={textId}>{texts.text}</label>
        <p id={`${textId}-hint`} className={classes.muted}>
          {texts.textHint}
        </p>
        <textarea id={textId} aria-describedby={`${textId}-hint`} ref={area} readOnly rows={6} value={words.text} />
        <Button variant="secondary" isSmall disabled={fields.length >= mostPassages} onClick={takeMarked}>
          {texts.mark}
        </Button>
      </div>
      <fieldset className={classes.choices}>
        <legend>{texts.passages}</legend>
        {fields.map(({ id }, index) => {
          const number = String(index + 1)
          return (
            <div key={id} className={classes.passage}>
              <TextAreaField
                name={`passages.${index}.passage`}
                label={texts.passage(number)}
                limit={limits.shortTextLength}
                rows={2}
              />
              <SelectField
                name={`passages.${index}.takenOut`}
                label={texts.kind(number)}
                placeholder={null}
                options={takenOutKinds.map(value => ({ value, label: kinds[value] }))}
              />
              {fields.length === 1 ? null : (
                <IconButton
                  label={texts.remove(number)}
                  icon={<X aria-hidden size={20} />}
                  onClick={() => {
                    remove(index)
                    addButton.current?.querySelector('button')?.focus()
                  }}
                />
              )}
            </div>
          )
        })}
        <span ref={addButton}>
          <Button
            variant="secondary"
            isSmall
            icon={<Plus aria-hidden size={18} />}
            disabled={fields.length >= mostPassages}
            onClick={() => append(blank)}
          >
            {texts.add}
          </Button>
        </span>
      </fieldset>
      <div>
        <strong>{texts.preview}</strong>
        <Quote className={classes.quoted}>{notesIn(redacted(words.text, given))}</Quote>
      </div>
    </>
  )
}
