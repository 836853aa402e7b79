import type { renewRecoveryCodes, switchSecondFactorOff } from '@redress/contract/second-factor.ts'
import { KeyRound, ShieldOff } from 'lucide-react'
import { caller } from '../../lib/api-client.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { useAct } from '../../ui/use-act.ts'
import classes from './two-step-login.module.css'

const requestCodes = caller<typeof renewRecoveryCodes>('POST', '/v1/users/second-factor/recovery-codes')
const requestOff = caller<typeof switchSecondFactorOff>('DELETE', '/v1/users/second-factor')

/** From so few on one is told to make new ones. */
const few = 3

interface Props {
  codesLeft: number
  onCodes: (codes: readonly string[]) => void
  onOff: () => unknown
}

/** How two-step login stands while it is on, and what its owner may do about it. */
export function TwoStepOn({ codesLeft, onCodes, onOff }: Props) {
  const texts = useTexts('secondFactor')
  const confirm = useConfirm()
  const renew = useAct({
    run: () => requestCodes(),
    failed: texts.renewFailed,
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
  const switchOff = useAct({
    run: () => requestOff(),
    done: texts.switchedOff,
    failed: texts.switchOffFailed,
    onDone: onOff,
  })
  const askToRenew = async () => {
    const question = { title: texts.renewQuestion, text: texts.renewText, confirmLabel: texts.renew }
    if (await confirm(question)) renew.mutate(undefined, { onError: () => void onOff() })
  }
  const askToSwitchOff = async () => {
    const question = { title: texts.switchOffQuestion, text: texts.switchOffText, confirmLabel: texts.switchOff }
    if (await confirm({ ...question, destructive: true })) switchOff.mutate(undefined, { onError: () => void onOff() })
  }
  return (
    <div className={classes.stack}>
      <p className={classes.text}>
        <strong>{texts.isOn}</strong>
      </p>
      {codesLeft <= few ? (
        <Banner tone="attention" title={texts.left(codesLeft)}>
          {texts.few}
        </Banner>
      ) : (
        <p>{texts.left(codesLeft)}</p>
      )}
      <div className={classes.actions}>
        <Button
          variant="secondary"
          icon={<KeyRound aria-hidden size={18} />}
          isPending={renew.isPending}
          onClick={askToRenew}
        >
          {texts.renew}
        </Button>
        <Button
          variant="secondary"
          icon={<ShieldOff aria-hidden size={18} />}
          isPending={switchOff.isPending}
          onClick={askToSwitchOff}
        >
          {texts.switchOff}
        </Button>
      </div>
    </div>
  )
}
