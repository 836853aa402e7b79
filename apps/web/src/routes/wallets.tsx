import { Plus } from 'lucide-react'
import { useState } from 'react'
import { AddWalletDialog } from '../features/wallets/add-wallet-dialog.tsx'
import { useWallets } from '../features/wallets/wallets-query.ts'
import { WalletsTable } from '../features/wallets/wallets-table.tsx'
import { useFormats, useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'

export function Component() {
  const texts = useTexts('wallets')
  const formats = useFormats()
  const query = useWallets()
  const [isAdding, setAdding] = useState(false)
  return (
    <Page
      title={texts.title(formats.count(query.data?.wallets.length ?? 0))}
      documentTitle={texts.documentTitle}
      lead={texts.lead}
      actions={
        <Button icon={<Plus aria-hidden size={18} />} disabled={!query.data} onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      }
    >
      <Loaded query={query} failure={texts.failed}>
        {({ wallets }) => (
          <>
            <WalletsTable wallets={wallets} />
            <AddWalletDialog wallets={wallets} opened={isAdding} onClose={() => setAdding(false)} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
