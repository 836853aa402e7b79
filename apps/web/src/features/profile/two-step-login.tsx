import type { getSecondFactor, offerSecondFactor } from '@redress/contract/second-factor.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useRefreshAccount } from '../../entities/account/account.ts'
import { caller } from '../../lib/api-client.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { useAct } from '../../ui/use-act.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import classes from './two-step-login.module.css'
import { TwoStepOn } from './two-step-on.tsx'

// Loaded on demand, because it imports the library for QR codes.
const TwoStepSetUp = lazy(async () => ({ default: (await import('./two-step-set-up.tsx')).TwoStepSetUp }))

const fetchState = caller<typeof getSecondFactor>('GET', '/v1/users/second-factor')
const requestOffer = caller<typeof offerSecondFactor>('POST', '/v1/users/second-factor/secret')

const stateQuery = queryOptions({
  queryKey: ['second factor'],
  queryFn: ({ signal }) => fetchState(undefined, { signal }),
  staleTime: 0,
})

type Offer = Awaited<ReturnType<typeof requestOffer>>

/** Step under way, shown instead of the current state. */
type Doing =
  | { readonly kind: 'setting up'; readonly offer: Offer }
  | { readonly kind: 'keeping codes'; readonly codes: readonly string[]; readonly isFirst: boolean }

/** Section that switches two-step login on and off. */
export function TwoStepLogin({ username }: { username: string }) {
  const texts = useTexts('secondFactor')
  const queries = useQueryClient()
  const refreshAccount = useRefreshAccount()
  const state = useQuery(stateQuery)
  const [doing, setDoing] = useState<Doing | null>(null)
  const refresh = async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: stateQuery.queryKey }), refreshAccount()])
  }
  const show = (codes: readonly string[], isFirst: boolean) => {
    setDoing({ kind: 'keeping codes', codes, isFirst })
    void refresh()
  }
  const leave = () => setDoing(null)
  if (doing?.kind === 'keeping codes')
    return <RecoveryCodes codes={doing.codes} isFirst={doing.isFirst} username={username} onKept={leave} />
  if (doing?.kind === 'setting up') {
    return (
      <Suspense fallback={<Waiting />}>
        <TwoStepSetUp offer={doing.offer} onCancel={leave} onDone={codes => show(codes, true)} />
      </Suspense>
    )
  }
  return (
    <Loaded query={state} failure={texts.failed}>
      {({ isOn, recoveryCodesLeft }) =>
        isOn ? (
          <TwoStepOn codesLeft={recoveryCodesLeft} onCodes={codes => show(codes, false)} onOff={refresh} />
        ) : (
          <Off onOffer={offer => setDoing({ kind: 'setting up', offer })} onFailed={refresh} />
        )
      }
    </Loaded>
  )
}

const Waiting = () => (
  <Skeleton>
    <Bone height="24rem" />
  </Skeleton>
)

function Off({ onOffer, onFailed }: { onOffer: (offer: Offer) => void; onFailed: () => unknown }) {
  const texts = useTexts('secondFactor')
  const act = useAct({ run: () => requestOffer(), failed: texts.offerFailed, onDone: onOffer })
  return (
    <div className={classes.stack}>
      <p className={classes.text}>{texts.what}</p>
      <p>
        <strong>{texts.isOff}</strong>
      </p>
      <div className={classes.actions}>
        <Button
          variant="secondary"
          icon={<ShieldCheck aria-hidden size={18} />}
          isPending={act.isPending}
          // An error may mean that another window has switched it on. Refetch the state.
          onClick={() => act.mutate(undefined, { onError: () => void onFailed() })}
        >
          {texts.switchOn}
        </Button>
      </div>
    </div>
  )
}
