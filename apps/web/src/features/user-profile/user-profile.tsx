import type { getUser } from '@redress/contract/profile.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FoundClaims } from '../../entities/claim/found-claims.tsx'
import { caller } from '../../lib/api-client.ts'
import { paths } from '../../lib/paths.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Section } from '../../ui/section.tsx'

const fetchUser = caller<typeof getUser>('GET', '/v1/users/:id')

type PublicUser = Awaited<ReturnType<typeof fetchUser>>

/** Public data of a user, with the claims of all loaded pages. */
export const usePublicUser = (id: string) =>
  useInfiniteQuery({
    queryKey: ['users', id],
    queryFn: ({ pageParam: after, signal }) =>
      fetchUser({ params: { id }, query: after === null ? {} : { after } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: last => last.next,
    // Loaded data has at least one page.
    select: ({ pages }) => ({ ...(pages[0] as PublicUser), claims: pages.flatMap(page => page.claims) }),
  })

interface Props {
  user: PublicUser
  hasMore: boolean
  isLoadingMore: boolean
  onLoadMore: () => void
}

export function UserProfile({ user, hasMore, isLoadingMore, onLoadMore }: Props) {
  const texts = useTexts('userProfile')
  const formats = useFormats()
  const { claims, claimCount, country, memberSince } = user
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
      <Section title={texts.claims.title(formats.count(claimCount))}>
        {claims.length === 0 ? (
          <EmptyState title={texts.claims.empty} text={texts.claims.emptyText} />
        ) : (
          <FoundClaims claims={claims} pathOf={paths.claim} />
        )}
        {hasMore ? (
          <Button variant="secondary" isPending={isLoadingMore} onClick={onLoadMore}>
            {texts.claims.more}
          </Button>
        ) : null}
      </Section>
    </>
  )
}
