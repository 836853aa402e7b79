import type { getUser } from '@redress/contract/profile.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { StatusBadge } from '../../entities/claim/claim-status.tsx'
import { caller } from '../../lib/api-client.ts'
import { paths } from '../../lib/paths.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Section } from '../../ui/section.tsx'

const fetchUser = caller<typeof getUser>('GET', '/v1/users/:id')

export type PublicUser = Awaited<ReturnType<typeof fetchUser>>

export const usePublicUser = (id: string) =>
  useQuery({ queryKey: ['users', id], queryFn: ({ signal }) => fetchUser({ params: { id } }, { signal }) })

/** What anybody may know of a user. */
export function UserProfile({ user }: { user: PublicUser }) {
  const texts = useTexts('userProfile')
  const formats = useFormats()
  const { claims, country, memberSince } = user
  return (
    <>
      <Section title={texts.about}>
        <DescriptionList
          items={[
            { term: texts.country, value: country === null ? null : formats.country(country) },
            { term: texts.memberSince, value: <DateText value={memberSince} /> },
          ]}
        />
      </Section>
      <Section title={texts.claims.title(formats.count(claims.length))}>
        <PublicClaims claims={claims} />
      </Section>
    </>
  )
}

function PublicClaims({ claims }: Pick<PublicUser, 'claims'>) {
  const texts = useTexts('userProfile').claims
  const vocabulary = useTexts('vocabulary')
  return (
    <DataTable
      caption={texts.caption}
      rows={claims}
      rowKey={claim => claim.id}
      columns={[
        {
          key: 'type',
          header: texts.type,
          isTitle: true,
          cell: claim => <Link to={paths.claim(claim.id)}>{vocabulary.claimType(claim.type)}</Link>,
        },
        { key: 'date', header: texts.date, cell: claim => <DateText value={claim.dateOfClaim} /> },
        { key: 'status', header: texts.status, cell: claim => <StatusBadge status={claim.currentStatus} /> },
      ]}
      empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
    />
  )
}
