import {
  type ModerationKind,
  type ReportReason,
  type RestrictionOutcome,
  reportReasons,
} from '@redress/domain/claim/reports.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import classes from './moderation.module.css'

export type ModerationAct = ModerationKind | RestrictionOutcome

/** List of a decision's effects. */
export function Effects({ act }: { act: ModerationAct }) {
  const texts = useTexts('moderation')
  return (
    <div>
      <strong>{texts.happens}</strong>
      <ul className={classes.effects}>
        {texts.acts[act].effects.map(effect => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </div>
  )
}

/** Fields for the ground, if the act needs one, and for the reason, with a suggested wording. */
export function DecisionReason({ act, hasGround }: { act: ModerationAct; hasGround: boolean }) {
  const texts = useTexts('moderation')
  const grounds = useTexts('grounds')
  const { setValue } = useFormContext()
  const ground: ReportReason = useWatch({ name: 'ground' })
  const suggestion = texts.templates[act][ground]
  return (
    <>
      {hasGround ? (
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
    </>
  )
}
