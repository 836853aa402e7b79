import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { messagesUntil } from '@redress/domain/claim/correspondence.ts'
import { useFormats } from '../../texts/texts.tsx'

/** The day until which the parties of a resolved claim may write to each other; `null` where they cannot, or nobody would read it. */
export function useMessagesUntil(): (claim: PartyClaim) => string | null {
  const formats = useFormats()
  return ({ resolvedAt, isOtherSideGone }) => {
    if (resolvedAt === null || isOtherSideGone) return null
    const until = messagesUntil(new Date(resolvedAt))
    return new Date() < until ? formats.date(until) : null
  }
}
