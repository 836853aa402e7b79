import {
  type decideReport,
  type decideRestriction,
  type ModerationCase,
  reportDecisionForm,
} from '@redress/contract/moderation.ts'
import {
  type ModerationKind,
  moderationKinds,
  type ReportReason,
  type RestrictionOutcome,
  reportReasons,
} from '@redress/domain/claim/reports.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { caller } from '../../lib/api-client.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useToast } from '../../ui/toast.ts'
import classes from './moderation.module.css'
import { useCaseCache } from './moderation-queries.ts'

const sendReportDecision = caller<typeof decideReport>('POST', '/v1/operator/reports/:id/decision')
const sendOutcome = caller<typeof decideRestriction>('POST', '/v1/operator/restrictions/:id/decision')
const schema = reportDecisionForm.omit({ decision: true })

type Act = ModerationKind | RestrictionOutcome
const isAboutReport = (act: Act): act is ModerationKind => moderationKinds.some(kind => kind === act)

interface Props {
  /** Of the report, or of the restriction. */
  id: string
  ground: ReportReason
  act: Act
  onClose: () => void
}

/** What will happen, to whom, and the reason that they will read. */
export function DecisionForm({ id, ground, act, onClose }: Props) {
  const texts = useTexts('moderation')
  const grounds = useTexts('grounds')
  const store = useCaseCache()
  const toast = useToast()
  const { title, submit, effects } = texts.acts[act]
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={title}
      submitLabel={submit}
      schema={schema}
      defaultValues={{ ground, explanation: '' }}
      persistenceKey={`operator.${id}.${act}`}
      failureText={texts.actFailed}
      onSubmit={async given => {
        const params = { id }
        const { explanation } = given
        const changed: ModerationCase = isAboutReport(act)
          ? await sendReportDecision({ params, body: { decision: act, ...given } })
          : await sendOutcome({ params, body: { outcome: act, explanation } })
        store(changed)
        toast.success(texts.done)
        onClose()
      }}
    >
      <div>
        <strong>{texts.happens}</strong>
        <ul className={classes.effects}>
          {effects.map(effect => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </div>
      {act === 'restricted' ? (
        <SelectField
          name="ground"
          label={texts.ground}
          placeholder={null}
          options={reportReasons.map((value: ReportReason) => ({ value, label: grounds[value] }))}
        />
      ) : null}
      <TextAreaField
        name="explanation"
        label={texts.explanation}
        description={texts.explanationHint}
        limit={limits.shortTextLength}
        rows={6}
      />
      <Suggestion act={act} />
    </FormDialog>
  )
}

/** A wording to begin with, by the ground. */
function Suggestion({ act }: { act: Act }) {
  const texts = useTexts('moderation')
  const { setValue } = useFormContext()
  const ground: ReportReason = useWatch({ name: 'ground' })
  const suggestion = texts.templates[act][ground]
  return (
    <div className={classes.suggestion}>
      <p className={classes.muted}>{suggestion}</p>
      <Button
        variant="secondary"
        isSmall
        onClick={() => setValue('explanation', suggestion, { shouldDirty: true, shouldValidate: true })}
      >
        {texts.template}
      </Button>
    </div>
  )
}
