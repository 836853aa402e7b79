import { Trash2 } from 'lucide-react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useAct } from '../../ui/use-act.ts'
import { useWalletChanges, type Wallet } from './wallets-query.ts'
import classes from './wallets-table.module.css'

export function WalletsTable({ wallets }: { wallets: readonly Wallet[] }) {
  const texts = useTexts('wallets')
  return (
    <DataTable
      caption={texts.list}
      rows={wallets}
      rowKey={wallet => wallet.id}
      columns={[
        {
          key: 'address',
          header: texts.columns.address,
          isTitle: true,
          cell: wallet => <span className={classes.address}>{wallet.address}</span>,
        },
        {
          key: 'action',
          header: texts.columns.action,
          hideHeader: true,
          align: 'end',
          cell: wallet => <DeleteButton wallet={wallet} />,
        },
      ]}
      empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
    />
  )
}

function DeleteButton({ wallet: { address } }: { wallet: Wallet }) {
  const texts = useTexts('wallets')
  const confirm = useConfirm()
  const { remove } = useWalletChanges()
  const act = useAct({ run: remove, done: texts.updated, failed: texts.updateFailed })
  const ask = async () => {
    const isSure = await confirm({
      title: texts.deleteQuestion,
      text: <span className={classes.address}>{address}</span>,
      confirmLabel: texts.delete,
      destructive: true,
    })
    if (isSure) act.mutate(address)
  }
  return (
    <Button
      variant="secondary"
      icon={<Trash2 aria-hidden size={18} />}
      isPending={act.isPending}
      aria-label={texts.deleteFor(address)}
      onClick={ask}
    >
      {texts.delete}
    </Button>
  )
}
