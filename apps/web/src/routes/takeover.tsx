import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { TakeoverForm, type TakeoverMode } from '../features/takeover/takeover-form.tsx'
import { paths } from '../lib/paths.ts'
import { queryKeys } from '../lib/query-keys.ts'
import { useTexts } from '../texts/texts.tsx'
import { Page } from '../ui/page.tsx'
import { useToast } from '../ui/toast.ts'

export function Component() {
  const texts = useTexts('takeover')
  const toast = useToast()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const code = useSearchParams()[0].get('redeem_code') ?? ''
  const [mode, setMode] = useState<TakeoverMode>('claim')

  const onDone = async () => {
    toast.success(texts[mode].done)
    if (mode === 'reset') return setMode('claim')
    void queries.invalidateQueries({ queryKey: queryKeys.claims })
    void queries.invalidateQueries({ queryKey: queryKeys.notifications })
    await navigate(paths.dashboard.home)
  }

  return (
    <Page title={texts[mode].title} lead={texts[mode].lead} width="reading">
      <TakeoverForm
        key={code}
        mode={mode}
        code={code}
        onSwitch={() => setMode(mode === 'claim' ? 'reset' : 'claim')}
        onDone={onDone}
      />
    </Page>
  )
}
