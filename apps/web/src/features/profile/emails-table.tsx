import type { makeEmailPrimary } from '@redress/contract/profile.ts'
import { resendAdditionalConfirmation, useRefreshAccount } from '../../entities/account/account.ts'
import { caller } from '../../lib/api-client.ts'
import type { SessionUser } from '../../lib/session.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useToast } from '../../ui/toast.ts'
import { useAct } from '../../ui/use-act.ts'

type Email = SessionUser['emails'][number]

const makePrimary = caller<typeof makeEmailPrimary>('PATCH', '/v1/users/emails/:id')

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
        { key: 'email', header: texts.columns.email, isTitle: true, cell: email => email.address },
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
  if (!email.isConfirmed) return <ConfirmEmail email={email} />
  return email.isPrimary ? null : <SetPrimary email={email} />
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
