import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from './button.tsx'
import { useFailureText } from './failure-text.ts'

interface Props {
  query: Pick<
    UseInfiniteQueryResult,
    'error' | 'isFetchNextPageError' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >
  label: string
  /** What could not be done, where the failure has no message of its own. */
  failure: string
}

/** Loads the next page of what is shown; nothing where there is none. */
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
