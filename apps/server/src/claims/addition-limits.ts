import type { RouteLimit } from '../platform/http/route.ts'
import type { Settings } from '../platform/settings.ts'

const hour = 3_600

/** How much one account may write to others and add to claims in an hour: by default 30 messages and 120 documents. */
export function additionLimits({ REQUESTS_PER_MINUTE }: Settings) {
  const perHour = (divisor: number) => [{ maximum: Math.ceil(REQUESTS_PER_MINUTE / divisor), seconds: hour }]
  return {
    messages: { group: 'messages', perAddress: perHour(2), perAccount: perHour(20) },
    documents: { group: 'documents', perAddress: perHour(1), perAccount: perHour(5) },
  } satisfies Record<string, RouteLimit>
}
