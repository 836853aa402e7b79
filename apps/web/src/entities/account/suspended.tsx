import type { OwnSuspension } from '@redress/contract/suspension-views.ts'
import type { SuspendedPermission } from '@redress/domain/people/suspended-permissions.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'

interface Props {
  permission: Exclude<SuspendedPermission, 'create a claim'>
  suspension: OwnSuspension
}

/** In place of what a suspension refuses: that it does, what stays possible, and where the reason stands. */
export default function Suspended({ permission, suspension: { scope, objection } }: Props) {
  // The notice above the page has loaded these words.
  const { of, refused, why, mayObject } = useTexts('restrictions').account
  return (
    <Banner tone="attention" title={of[scope].title}>
      <p>{refused[permission]}</p>
      <p>{objection === null ? `${why} ${mayObject}` : why}</p>
    </Banner>
  )
}
