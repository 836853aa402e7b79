import type { getReferrals } from '@redress/contract/profile.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { StatusBadge } from '../../entities/claim/claim-status.tsx'
import { caller } from '../../lib/api-client.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { useTexts } from '../../texts/texts.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

const fetchReferrals = caller<typeof getReferrals>('GET', '/v1/users/referrals')

export type Referrals = Awaited<ReturnType<typeof fetchReferrals>>

const referralsQuery = queryOptions({
  queryKey: queryKeys.referrals,
  queryFn: ({ signal }) => fetchReferrals(undefined, { signal }),
  staleTime: 0,
})

export const useReferrals = () => useQuery(referralsQuery)

/** Users who registered with the reader's link. */
export function ReferralsTable({ referrals }: { referrals: Referrals }) {
  const texts = useTexts('referrals')
  return (
    <DataTable
      caption={texts.documentTitle}
      rows={referrals.list}
      rowKey={row => row.username}
      columns={[
        { key: 'username', header: texts.columns.username, isTitle: true, cell: row => row.username },
        { key: 'registered', header: texts.columns.registered, cell: row => <DateText value={row.createdAt} /> },
        {
          key: 'status',
          header: texts.columns.status,
          cell: row => (row.claim ? <StatusBadge status={row.claim.currentStatus} /> : texts.noClaims),
        },
      ]}
      empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
    />
  )
}

export function ReferralLinkButton({ link }: { link: string }) {
  const texts = useTexts('referrals')
  return <CopyButton variant="primary" value={link} label={texts.link} message={texts.copied} />
}
