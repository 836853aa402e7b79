import type { getUser } from '@redress/contract/profile.ts'
import { useQuery } from '@tanstack/react-query'
import { FoundClaims } from '../../entities/claim/found-claims.tsx'
import { caller } from '../../lib/api-client.ts'
import { paths } from '../../lib/paths.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
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
        {claims.length === 0 ? (
          <EmptyState title={texts.claims.empty} text={texts.claims.emptyText} />
        ) : (
          <FoundClaims claims={claims} pathOf={paths.claim} />
        )}
      </Section>
    </>
  )
}
