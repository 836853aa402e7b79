import { explanationForm } from '@redress/contract/explanation-form.ts'
import type {
  applyTransfer,
  correctLetterAddress,
  endUnpaidAgreement,
  handleFailedJobs,
  returnTransfer,
  WaitingWork,
} from '@redress/contract/work.ts'
import {
  failedJobsForm,
  letterAddressForm,
  transferApplicationForm,
  transferReturnForm,
} from '@redress/contract/work-forms.ts'
import { limits } from '@redress/domain/people/limits.ts'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { caller } from '../../lib/api-client.ts'
import type { Elements } from '../../lib/elements.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useToast } from '../../ui/toast.ts'
import classes from './work.module.css'
import type { WorkAct } from './work-act.ts'
import { useFailedJob, useRefusedLetter, useWorkCache } from './work-queries.ts'

const sendJobs = caller<typeof handleFailedJobs>('POST', '/v1/operator/jobs/handling')
const sendAddress = caller<typeof correctLetterAddress>('POST', '/v1/operator/letters/:id/address')
const sendApplication = caller<typeof applyTransfer>('POST', '/v1/operator/transfers/:id/application')
const sendReturn = caller<typeof returnTransfer>('POST', '/v1/operator/transfers/:id/return')
const sendEnd = caller<typeof endUnpaidAgreement>('POST', '/v1/operator/agreements/:id/end')

interface Props<Act extends WorkAct = WorkAct> {
  act: Act
  onClose: () => void
}

type Of<Kind extends WorkAct['kind']> = Props<Extract<WorkAct, { readonly kind: Kind }>>

/** Dialog of an act, or of a view of private data. */
export function WorkDialog({ act, onClose }: Props) {
  switch (act.kind) {
    case 'again':
    case 'discard':
      return <JobsForm act={act} onClose={onClose} />
    case 'job':
      return <JobDetail act={act} onClose={onClose} />
    case 'letter':
      return <AddressForm act={act} onClose={onClose} />
    case 'apply':
      return <ApplicationForm act={act} onClose={onClose} />
    case 'return':
    case 'bankReturn':
      return <ReturnForm act={act} onClose={onClose} />
    case 'end':
      return <EndForm act={act} onClose={onClose} />
  }
}

interface ActFormProps<Given extends FieldValues, Parsed> {
  kind: Exclude<WorkAct['kind'], 'job'>
  /** Name of the thing that the act changes. */
  subject: string
  /** Effect on this subject in particular, beside the act's general effects. */
  effect?: string | null
  schema: z.ZodType<Parsed, Given>
  defaultValues: Given
  send: (given: Parsed) => Promise<WaitingWork>
  onClose: () => void
  children?: Elements
}

/** Form of an act: its effects, its input, and the reason for the log of acts. */
function ActForm<Given extends FieldValues, Parsed>({
  kind,
  subject,
  effect = null,
  schema,
  defaultValues,
  send,
  onClose,
  children,
}: ActFormProps<Given, Parsed>) {
  const texts = useTexts('staff').work
  const store = useWorkCache()
  const toast = useToast()
  const { title, submit, effects } = texts.forms[kind]
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={title}
      submitLabel={submit}
      schema={schema}
      defaultValues={defaultValues}
      persistenceKey={`operator.work.${kind}.${subject}`}
      failureText={texts.actFailed}
      onSubmit={async given => {
        await store(await send(given))
        toast.success(texts.done)
        onClose()
      }}
    >
      <ul className={classes.effects}>
        {[...effects, effect].map(each => (each === null ? null : <li key={each}>{each}</li>))}
      </ul>
      {children}
      <TextAreaField
        name="explanation"
        label={texts.explanation}
        description={texts.explanationHint}
        limit={limits.shortTextLength}
        rows={3}
      />
    </FormDialog>
  )
}

function JobsForm({ act: { kind, of, jobs }, onClose }: Of<'again' | 'discard'>) {
  const texts = useTexts('staff').work
  const formats = useFormats()
  const jobIds = jobs.map(({ id }) => id)
  const names = [...new Set(jobs.map(({ name }) => texts.jobs[name] ?? name))]
  return (
    <ActForm
      kind={kind}
      subject={jobIds.join()}
      effect={texts.effectsOn[of][kind]}
      schema={failedJobsForm.pick({ explanation: true })}
      defaultValues={{ explanation: '' }}
      send={({ explanation }) => sendJobs({ body: { jobIds, handling: kind, explanation } })}
      onClose={onClose}
    >
      <p className={classes.about}>
        {texts.chosen(formats.count(jobs.length), jobs.length === 1)} {formats.list(names)}
      </p>
    </ActForm>
  )
}

function JobDetail({ act: { job }, onClose }: Of<'job'>) {
  const texts = useTexts('staff').work
  return (
    <Dialog opened onClose={onClose} title={texts.jobs[job.name] ?? job.name}>
      <Loaded query={useFailedJob(job.id)} failure={texts.loadFailed} notFound={texts.gone}>
        {({ reason, data }) => (
          <>
            <DescriptionList
              items={[
                { term: texts.reason, value: reason },
                { term: texts.told, value: <code className={classes.code}>{data}</code> },
                { term: texts.number, value: <code className={classes.code}>{job.id}</code> },
              ]}
            />
            <p className={classes.muted}>{texts.lookKept}</p>
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

function AddressForm({ act: { defendantId }, onClose }: Of<'letter'>) {
  const texts = useTexts('staff').work
  const formats = useFormats()
  const letter = useRefusedLetter(defendantId)
  return letter.data === undefined ? (
    <Dialog opened onClose={onClose} title={texts.forms.letter.title}>
      <Loaded query={letter} failure={texts.loadFailed} notFound={texts.gone}>
        {() => null}
      </Loaded>
    </Dialog>
  ) : (
    <ActForm
      kind="letter"
      subject={defendantId}
      schema={letterAddressForm}
      defaultValues={{ email: '', explanation: '' }}
      send={body => sendAddress({ params: { id: defendantId }, body })}
      onClose={onClose}
    >
      <DescriptionList
        items={[
          { term: texts.claimNumber, value: formats.shortId(letter.data.claimId) },
          { term: texts.defendant, value: letter.data.defendantName },
          { term: texts.address, value: letter.data.email },
          { term: texts.refusal, value: letter.data.refusal },
        ]}
      />
      <p className={classes.muted}>{texts.lookKept}</p>
      <TextField name="email" type="email" label={texts.newAddress} />
    </ActForm>
  )
}

const TransferFacts = ({ act: { transfer } }: Pick<Of<'apply' | 'return' | 'bankReturn'>, 'act'>) => {
  const texts = useTexts('staff').work
  const formats = useFormats()
  const { bank } = transfer
  return (
    <DescriptionList
      items={[
        {
          term: texts.amount,
          value: bank ? formats.money(bank.unapplied, bank.currency) : texts.sol(formats.sol(transfer.unappliedSol)),
        },
        {
          term: texts.arrivedAt,
          value: bank ? formats.date(transfer.arrivedAt) : formats.dateTime(transfer.arrivedAt),
        },
        { term: texts.payer, value: bank?.payer ?? null },
        { term: texts.transferText, value: bank?.text ?? null },
        {
          term: texts.signature,
          value: bank ? null : <code className={classes.code}>{transfer.signature}</code>,
        },
      ]}
    />
  )
}

function ApplicationForm({ act, onClose }: Of<'apply'>) {
  const texts = useTexts('staff').work
  const formats = useFormats()
  const { id, paymentId } = act.transfer
  return (
    <ActForm
      kind="apply"
      subject={id}
      schema={transferApplicationForm}
      defaultValues={{
        paymentId: act.payments.some(each => each.id === paymentId) ? (paymentId ?? '') : '',
        explanation: '',
      }}
      send={body => sendApplication({ params: { id }, body })}
      onClose={onClose}
    >
      <TransferFacts act={act} />
      <SelectField
        name="paymentId"
        label={texts.payment}
        description={act.payments.length === 0 ? texts.noPayment : texts.paymentHint}
        options={act.payments.map(({ id: value, claimId, purpose, sol, receivedSol, openedAt }) => ({
          value,
          label: texts.paymentLine(
            `${texts.purposes[purpose]} · ${formats.shortId(claimId)} · ${formats.date(openedAt)}`,
            formats.sol(sol),
            formats.sol(receivedSol),
          ),
        }))}
      />
    </ActForm>
  )
}

function ReturnForm({ act, onClose }: Of<'return' | 'bankReturn'>) {
  const texts = useTexts('staff').work
  const { id } = act.transfer
  return (
    <ActForm
      kind={act.kind}
      subject={id}
      schema={transferReturnForm}
      defaultValues={{ transaction: '', explanation: '' }}
      send={body => sendReturn({ params: { id }, body })}
      onClose={onClose}
    >
      <TransferFacts act={act} />
      {act.kind === 'return' ? (
        <TextField name="transaction" label={texts.transaction} description={texts.transactionHint} />
      ) : (
        <TextField name="transaction" label={texts.bankNumber} description={texts.bankNumberHint} />
      )}
    </ActForm>
  )
}

function EndForm({ act: { claimId }, onClose }: Of<'end'>) {
  return (
    <ActForm
      kind="end"
      subject={claimId}
      schema={explanationForm}
      defaultValues={{ explanation: '' }}
      send={body => sendEnd({ params: { id: claimId }, body })}
      onClose={onClose}
    />
  )
}
