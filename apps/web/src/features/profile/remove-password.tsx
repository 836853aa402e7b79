import type { removePassword } from '@redress/contract/profile.ts'
import { KeyRound } from 'lucide-react'
import { useRefreshAccount } from '../../entities/account/account.ts'
import { caller } from '../../lib/api-client.ts'
import { replacingSession } from '../../lib/session-renewal.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { useAct } from '../../ui/use-act.ts'

const requestRemoval = caller<typeof removePassword>('DELETE', '/v1/users/password')

/** For whoever signs in with Google, and has a password of before that signs in as well. */
export function RemovePassword() {
  const texts = useTexts('profile').account
  const confirm = useConfirm()
  const refresh = useRefreshAccount()
  const act = useAct({
    run: () => replacingSession(requestRemoval()),
    done: texts.passwordRemoved,
    failed: texts.passwordNotRemoved,
    onDone: refresh,
  })
  const ask = async () => {
    const isSure = await confirm({
      title: texts.removePasswordQuestion,
      text: texts.removePasswordText,
      confirmLabel: texts.removePassword,
      destructive: true,
    })
    if (isSure) act.mutate()
  }
  return (
    <Button variant="secondary" icon={<KeyRound aria-hidden size={18} />} isPending={act.isPending} onClick={ask}>
      {texts.removePassword}
    </Button>
  )
}
