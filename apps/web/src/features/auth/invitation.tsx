import type { getInvitedDefendant } from '@redress/contract/auth.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { caller } from '../../lib/api-client.ts'
import { isApiError, isPassing } from '../../lib/api-error.ts'
import type { Elements } from '../../lib/elements.ts'
import { useIsTakenOver, useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import classes from './auth.module.css'

const fetchInvitedDefendant = caller<typeof getInvitedDefendant>('GET', '/v1/auth/defendants/:redeemCode')

type InvitedDefendant = Awaited<ReturnType<typeof fetchInvitedDefendant>>

/** The plaintiff's details of the defendant to whom the redeem code belongs. */
const invitedDefendantQuery = (redeemCode: string) =>
  queryOptions({
    queryKey: ['invited-defendant', redeemCode],
    queryFn: ({ signal }) => fetchInvitedDefendant({ params: { redeemCode } }, { signal }),
  })

/** Input for the registration: the redeem code, unless it is known to be invalid, and the defendant's details. */
export interface Invitation {
  readonly redeemCode?: string
  readonly defendant?: InvitedDefendant
}

interface Props {
  redeemCode: string | null
  children: (invitation: Invitation) => Elements
}

/** Looks the redeem code up, shows the result, and passes it to the form. */
export function WithInvitation({ redeemCode, children }: Props) {
  return redeemCode ? <LookedUp redeemCode={redeemCode}>{children}</LookedUp> : children({})
}

function LookedUp({ redeemCode, children }: Props & { redeemCode: string }) {
  const texts = useTexts('auth').register
  // Server-rendered pages never contain the data behind a redeem code.
  const { data, error } = useQuery({ ...invitedDefendantQuery(redeemCode), enabled: useIsTakenOver() })
  if (data) {
    return (
      <>
        <Notice title={texts.invited.title}>{texts.invited.text}</Notice>
        {children({ redeemCode, defendant: data })}
      </>
    )
  }
  if (!error) {
    return (
      <Skeleton>
        <Bone height="6rem" />
        <Bone height="20rem" />
      </Skeleton>
    )
  }
  const isUnknown = !isPassing(error)
  const isUsed = isApiError(error) && error.code === 'CODE_ALREADY_REDEEMED'
  const { title, text } = isUsed ? texts.codeUsed : isUnknown ? texts.codeUnknown : texts.codeFailed
  return (
    <>
      <Notice isProblem title={title}>
        {text}
      </Notice>
      {children(isUnknown ? {} : { redeemCode })}
    </>
  )
}

function Notice({ isProblem = false, title, children }: { isProblem?: boolean; title: string; children: ReactNode }) {
  return (
    <div className={classes.notice}>
      <Banner tone={isProblem ? 'attention' : 'info'} title={title}>
        {children}
      </Banner>
    </div>
  )
}
