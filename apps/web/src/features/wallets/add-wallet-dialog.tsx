import { walletAddress } from '@redress/contract/fields.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { useMemo } from 'react'
import { z } from 'zod'
import { useTexts } from '../../texts/texts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useToast } from '../../ui/toast.ts'
import { useWalletChanges, type Wallet } from './wallets-query.ts'

interface Props {
  wallets: readonly Wallet[]
  opened: boolean
  onClose: () => void
}

export function AddWalletDialog({ wallets, opened, onClose }: Props) {
  const texts = useTexts('wallets')
  const toast = useToast()
  const { add } = useWalletChanges()
  const schema = useMemo(
    () =>
      z.strictObject({
        address: walletAddress.refine(
          address => wallets.every(wallet => wallet.address !== address),
          validationTexts.duplicateWallet,
        ),
      }),
    [wallets],
  )
  return (
    <Dialog opened={opened} size="small" title={texts.addTitle} onClose={onClose}>
      <Form
        schema={schema}
        defaultValues={{ address: '' }}
        failureText={texts.updateFailed}
        onSubmit={async ({ address }) => {
          await add(address)
          toast.success(texts.updated)
          onClose()
        }}
      >
        <TextField name="address" label={texts.field} description={texts.fieldHint} autoComplete="off" />
        <SubmitButton isWide>{texts.add}</SubmitButton>
      </Form>
    </Dialog>
  )
}
