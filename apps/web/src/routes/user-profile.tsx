import { useParams } from 'react-router'
import { UserProfile, usePublicUser } from '../features/user-profile/user-profile.tsx'
import { paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'

export function Component() {
  const texts = useTexts('userProfile')
  const { userId = '' } = useParams()
  const query = usePublicUser(userId)
  const { data } = query
  return (
    <Page title={data?.firstName ?? texts.title} lead={data ? texts.username(data.username) : null} isUnlisted>
      <Loaded
        query={query}
        failure={texts.failed}
        notFound={texts.notFound}
        notFoundAction={<ButtonLink to={paths.search()}>{texts.notFoundAction}</ButtonLink>}
      >
        {user => (
          <UserProfile
            user={user}
            hasMore={query.hasNextPage}
            isLoadingMore={query.isFetchingNextPage}
            onLoadMore={() => void query.fetchNextPage()}
          />
        )}
      </Loaded>
    </Page>
  )
}
