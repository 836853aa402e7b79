import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from './button.tsx'
import { useFailureText } from './failure-text.ts'

interface Props {
  query: Pick<
    UseInfiniteQueryResult,
    'error' | 'isFetchNextPageError' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >
  label: string
  /** Message for a failure that has none of its own. */
  failure: string
}

/** Button that loads the next page; nothing on the last one. */
export function ShowMore({ query, label, failure }: Props) {
  const describe = useFailureText()
  return (
    <>
      {query.isFetchNextPageError ? <span role="alert">{describe(query.error, failure)}</span> : null}
      {query.hasNextPage ? (
        <Button variant="secondary" isPending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {label}
        </Button>
      ) : null}
    </>
  )
}
