import {
  type decideReport,
  type decideRestriction,
  type ModerationCase,
  reportDecisionForm,
} from '@redress/contract/moderation.ts'
import { moderationKinds, type ReportReason } from '@redress/domain/claim/reports.ts'
import { caller } from '../../lib/api-client.ts'
import { useTexts } from '../../texts/texts.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useToast } from '../../ui/toast.ts'
import { DecisionReason, Effects, type ModerationAct } from './decision-parts.tsx'
import { useCaseCache } from './moderation-queries.ts'

const sendReportDecision = caller<typeof decideReport>('POST', '/v1/operator/reports/:id/decision')
const sendOutcome = caller<typeof decideRestriction>('POST', '/v1/operator/restrictions/:id/decision')
const schema = reportDecisionForm.pick({ ground: true, explanation: true })

/** Acts of this form; redactions have one of their own. */
type Act = Exclude<ModerationAct, 'redacted'>
const kinds: readonly string[] = moderationKinds
const isAboutReport = (act: Act): act is Extract<Act, (typeof moderationKinds)[number]> => kinds.includes(act)

interface Props {
  /** Id of the report or the restriction. */
  id: string
  ground: ReportReason
  act: Act
  onClose: () => void
}

/** Form of a decision: its effects, the people it concerns, and the reason that they read. */
export function DecisionForm({ id, ground, act, onClose }: Props) {
  const texts = useTexts('moderation')
  const store = useCaseCache()
  const toast = useToast()
  const { title, submit } = texts.acts[act]
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
      <Effects act={act} />
      <DecisionReason act={act} hasGround={act === 'restricted'} />
    </FormDialog>
  )
}
