import type { getInstallationFigures, getInstallationHealth } from '@redress/contract/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { caller } from '../../lib/api-client.ts'

const fetchFigures = caller<typeof getInstallationFigures>('GET', '/v1/operator/figures')
const fetchHealth = caller<typeof getInstallationHealth>('GET', '/v1/operator/health')

export const useInstallationFigures = () =>
  useQuery({
    queryKey: ['operator', 'figures'],
    queryFn: ({ signal }) => fetchFigures(undefined, { signal }),
    staleTime: 0,
  })

/** The parts are asked each time: how often, in milliseconds, for who may read it. */
const interval = 60_000

export const useInstallationHealth = () =>
  useQuery({
    queryKey: ['operator', 'health'],
    queryFn: ({ signal }) => fetchHealth(undefined, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => state.data !== undefined && interval,
  })
