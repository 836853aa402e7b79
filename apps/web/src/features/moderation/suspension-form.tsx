import { suspensionForm } from '@redress/contract/suspension-forms.ts'
import type { AccountForStaff, decideSuspension, suspendAccount } from '@redress/contract/suspensions.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { type SuspensionOutcome, suspensionGrounds, suspensionScopes } from '@redress/domain/people/suspensions.ts'
import { caller } from '../../lib/api-client.ts'
import { useTexts } from '../../texts/texts.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useToast } from '../../ui/toast.ts'
import classes from './moderation.module.css'
import { useAccountCache } from './suspension-queries.ts'

const sendSuspension = caller<typeof suspendAccount>('POST', '/v1/operator/accounts/:username/suspensions')
const sendDecision = caller<typeof decideSuspension>('POST', '/v1/operator/suspensions/:id/decision')

export type SuspensionAct = SuspensionOutcome | 'begun'

interface Props {
  username: string
  /** Id of the suspension; `null` for a new one. */
  id: string | null
  act: SuspensionAct
  onClose: () => void
}

/** Form of an act on a suspension: its effects, and the reason that the account's owner reads. */
export function SuspensionDialog({ username, id, act, onClose }: Props) {
  const { suspensions: texts, happens, explanation, done } = useTexts('moderation')
  const { grounds, scopes } = useTexts('restrictions').account
  const store = useAccountCache(username)
  const toast = useToast()
  const { title, submit, effects } = texts.acts[act]
  const begins = id === null
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={title}
      submitLabel={submit}
      schema={suspensionForm}
      defaultValues={{ scope: 'filing', ground: 'untrue claims', explanation: '' }}
      persistenceKey={`operator.account.${username}.${act}`}
      failureText={texts.failed}
      onSubmit={async body => {
        const changed: AccountForStaff = begins
          ? await sendSuspension({ params: { username }, body })
          : await sendDecision({
              params: { id },
              body: { suspensionOutcome: act === 'kept' ? 'kept' : 'lifted', explanation: body.explanation },
            })
        store(changed)
        toast.success(done)
        onClose()
      }}
    >
      {begins ? (
        <>
          <SelectField
            name="scope"
            label={texts.scope}
            placeholder={null}
            options={suspensionScopes.map(value => ({ value, label: scopes[value] }))}
          />
          <SelectField
            name="ground"
            label={texts.ground}
            placeholder={null}
            options={suspensionGrounds.map(value => ({ value, label: grounds[value] }))}
          />
        </>
      ) : null}
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
        label={explanation}
        description={texts.explanationHint}
        limit={limits.shortTextLength}
        rows={6}
      />
    </FormDialog>
  )
}
