import { reportForm, type reportRecord } from '@redress/contract/reports.ts'
import { type ReportReason, reportReasons } from '@redress/domain/claim/reports.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { caller } from '../../lib/api-client.ts'
import { claimFormKey } from '../../lib/form-persistence.ts'
import { useTexts } from '../../texts/texts.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

const requestReport = caller<typeof reportRecord>('POST', '/v1/claims/:id/reports')
const schema = reportForm.omit({ replyId: true })

interface Props {
  claimId: string
  /** Id of the reported version of a reply, or of an answer; `undefined` for the claim itself. */
  replyId: string | undefined
  onClose: () => void
  /** Called with the number of the report. */
  onReported: (number: string) => void
}

/** Form that reports public content to the operator. */
export function ReportForm({ claimId, replyId, onClose, onReported }: Props) {
  const { report: texts } = useTexts('records')
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={replyId === undefined ? texts.claimTitle : texts.replyTitle}
      submitLabel={texts.submit}
      schema={schema}
      defaultValues={{ reason: '', text: '', email: '' }}
      persistenceKey={claimFormKey(claimId, `report.${replyId ?? 'claim'}`)}
      failureText={texts.failed}
      onSubmit={async body => {
        const { number } = await requestReport({
          params: { id: claimId },
          body: { ...body, ...(replyId !== undefined && { replyId }) },
        })
        onReported(number)
      }}
    >
      <p>{texts.lead}</p>
      <SelectField
        name="reason"
        label={texts.reason}
        options={reportReasons.map((value: ReportReason) => ({ value, label: texts.reasons[value] }))}
      />
      <TextAreaField
        name="text"
        label={texts.text}
        description={texts.textHint}
        limit={limits.shortTextLength}
        rows={5}
      />
      <TextField name="email" type="email" label={texts.email} description={texts.emailHint} optional />
    </FormDialog>
  )
}
