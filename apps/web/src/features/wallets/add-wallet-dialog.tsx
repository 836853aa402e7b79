import { walletAddress } from '@redress/contract/fields.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { useMemo } from 'react'
import { z } from 'zod'
import { useTexts } from '../../texts/texts.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
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
    <FormDialog
      opened={opened}
      size="small"
      title={texts.addTitle}
      submitLabel={texts.add}
      onClose={onClose}
      schema={schema}
      defaultValues={{ address: '' }}
      persistenceKey="wallet"
      failureText={texts.updateFailed}
      onSubmit={async ({ address }) => {
        await add(address)
        toast.success(texts.updated)
        onClose()
      }}
    >
      <TextField name="address" label={texts.field} description={texts.fieldHint} autoComplete="off" />
    </FormDialog>
  )
}
