import type { getDefendant } from '@redress/contract/defendants.ts'
import { useQuery } from '@tanstack/react-query'
import { caller } from '../../lib/api-client.ts'

const fetchDefendant = caller<typeof getDefendant>('GET', '/v1/claims/defendants/:id')

/** A defendant, as far as the caller may see it. */
export const useDefendant = (id: string) =>
  useQuery({
    queryKey: ['defendants', id],
    queryFn: ({ signal }) => fetchDefendant({ params: { id } }, { signal }),
  })
