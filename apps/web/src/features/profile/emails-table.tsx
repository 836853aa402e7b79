import type { makeEmailPrimary, removeEmail as removeEmailEndpoint } from '@redress/contract/profile.ts'
import { resendAdditionalConfirmation, useRefreshAccount } from '../../entities/account/account.ts'
import { caller } from '../../lib/api-client.ts'
import type { SessionUser } from '../../lib/session.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useToast } from '../../ui/toast.ts'
import { useAct } from '../../ui/use-act.ts'
import classes from './account-section.module.css'

type Email = SessionUser['emails'][number]

const makePrimary = caller<typeof makeEmailPrimary>('PATCH', '/v1/users/emails/:id')

const removeEmail = caller<typeof removeEmailEndpoint>('DELETE', '/v1/users/emails/:id')

const linkSentMilliseconds = 5_000

/** The addresses of the account, each with the one thing that can be done with it. */
export function EmailsTable({ emails }: { emails: readonly Email[] }) {
  const texts = useTexts('profile').account
  const yesOrNo = (is: boolean) => (is ? texts.yes : texts.no)
  return (
    <DataTable
      caption={texts.emails}
      rows={emails}
      rowKey={email => email.id}
      columns={[
        {
          key: 'email',
          header: texts.columns.email,
          isTitle: true,
          cell: email => <span className={classes.address}>{email.address}</span>,
        },
        { key: 'confirmed', header: texts.columns.confirmed, cell: email => yesOrNo(email.isConfirmed) },
        { key: 'primary', header: texts.columns.primary, cell: email => yesOrNo(email.isPrimary) },
        {
          key: 'action',
          header: texts.columns.action,
          hideHeader: true,
          align: 'end',
          cell: email => <EmailAction email={email} />,
        },
      ]}
    />
  )
}

function EmailAction({ email }: { email: Email }) {
  if (email.isPrimary && email.isConfirmed) return null
  return (
    <div className={classes.emailActions}>
      {email.isConfirmed ? <SetPrimary email={email} /> : <ConfirmEmail email={email} />}
      {email.isPrimary ? null : <RemoveEmail email={email} />}
    </div>
  )
}

function RemoveEmail({ email: { id, address, isConfirmed } }: { email: Email }) {
  const texts = useTexts('profile').account
  const confirm = useConfirm()
  const refresh = useRefreshAccount()
  const act = useAct({
    run: () => removeEmail({ params: { id } }),
    done: texts.removeDone,
    failed: texts.removeFailed,
    onDone: refresh,
  })
  const ask = async () => {
    const isSure = await confirm({
      title: texts.removeQuestion(address),
      text: isConfirmed ? texts.removeText : null,
      confirmLabel: texts.remove,
      destructive: true,
    })
    if (isSure) act.mutate()
  }
  return (
    <Button variant="secondary" isPending={act.isPending} aria-label={texts.removeFor(address)} onClick={ask}>
      {texts.remove}
    </Button>
  )
}

function ConfirmEmail({ email }: { email: Email }) {
  const texts = useTexts('profile').account
  const toast = useToast()
  const act = useAct({
    run: () => resendAdditionalConfirmation({ body: { email: email.address } }),
    failed: texts.linkFailed,
    onDone: () => toast.success(texts.linkSent, { milliseconds: linkSentMilliseconds }),
  })
  return (
    <Button
      variant="secondary"
      isPending={act.isPending}
      aria-label={texts.confirmFor(email.address)}
      onClick={() => act.mutate()}
    >
      {texts.confirm}
    </Button>
  )
}

function SetPrimary({ email }: { email: Email }) {
  const texts = useTexts('profile').account
  const refresh = useRefreshAccount()
  const act = useAct({
    run: () => makePrimary({ params: { id: email.id } }),
    done: texts.primaryDone,
    failed: texts.primaryFailed,
    onDone: refresh,
  })
  return (
    <Button
      variant="secondary"
      isPending={act.isPending}
      aria-label={texts.setPrimaryFor(email.address)}
      onClick={() => act.mutate()}
    >
      {texts.setPrimary}
    </Button>
  )
}
