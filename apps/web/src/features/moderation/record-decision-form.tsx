import { recordDecisionForm } from '@redress/contract/company-records.ts'
import { limits } from '@redress/domain/people/limits.ts'
import type { RecordAct } from '@redress/domain/record/record-acts.ts'
import { z } from 'zod'
import { useTexts } from '../../texts/texts.tsx'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useToast } from '../../ui/toast.ts'
import classes from './moderation.module.css'
import { useRecordDecision } from './record-queries.ts'

export interface Choice {
  /** Id of a company. */
  id: string
  label: string
  description: string
}

interface Props {
  act: RecordAct
  /** The records to merge or tell apart, or the companies of a record. */
  choices: readonly Choice[]
  onClose: () => void
}

/** Form of a decision on records: the records or companies, the effects, and the reason that is logged. */
export function RecordDecisionForm({ act, choices, onClose }: Props) {
  const { records: texts, happens, explanationKept } = useTexts('moderation')
  const decide = useRecordDecision()
  const toast = useToast()
  const { title, submit, effects, which, problem } = texts.acts[act]
  const isSplit = act === 'split'
  const isEnough = (count: number) =>
    act === 'proven' ? count > 0 : isSplit ? count > 0 && count < choices.length : count > 1
  const schema = z.object({
    chosen: z
      .array(z.boolean())
      .refine(chosen => isEnough(chosen.filter(Boolean).length), { error: problem, path: ['0'] }),
    explanation: recordDecisionForm.shape.explanation,
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={title}
      submitLabel={submit}
      schema={schema}
      defaultValues={{ chosen: choices.map(() => !isSplit && choices.length === 2), explanation: '' }}
      persistenceKey={`operator.records.${act}.${choices.map(({ id }) => id.slice(0, 8)).join('.')}`}
      failureText={texts.failed}
      onSubmit={async ({ chosen, explanation }) => {
        const companyIds = choices.flatMap(({ id }, index) => (chosen[index] ? [id] : []))
        await decide({ act, companyIds, explanation })
        toast.success(texts.done)
        onClose()
      }}
    >
      <fieldset className={classes.choices}>
        <legend>{which}</legend>
        {choices.map(({ id, label, description }, index) => (
          <CheckboxField key={id} name={`chosen.${index}`} label={label} description={description} optional />
        ))}
      </fieldset>
      <div>
        <strong>{happens}</strong>
        <ul className={classes.effects}>
          {effects.map(effect => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </div>
      <TextAreaField
        name="explanation"
        label={texts.explanation}
        description={explanationKept}
        limit={limits.shortTextLength}
        rows={4}
      />
    </FormDialog>
  )
}
