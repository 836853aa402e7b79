import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { LogEvent } from 'kysely'
import { durations, type Telemetry } from '../observability/telemetry.ts'

const system = { 'db.system.name': 'postgresql' }

const operationOf = (statement: string): string =>
  /^\W*(\w+)/.exec(statement.slice(0, 100))?.[1]?.toUpperCase() ?? 'NONE'

/** Records the duration of each statement as a metric, and as a span of its request; values are left out. */
export function statementObserver(telemetry: Telemetry): (event: LogEvent) => void {
  const duration = durations(telemetry, 'db.client.operation.duration', 'How long statements took')
  return ({ level, query, queryDurationMillis }) => {
    const operation = operationOf(query.sql)
    const hasFailed = level === 'error'
    const attributes = { ...system, 'db.operation.name': operation }
    duration.record(queryDurationMillis / 1_000, { ...attributes, ...(hasFailed && { 'error.type': 'failed' }) })
    if (!trace.getActiveSpan()?.isRecording()) return
    const endedAt = Date.now()
    const span = telemetry.tracer.startSpan(operation, {
      kind: SpanKind.CLIENT,
      startTime: endedAt - queryDurationMillis,
      attributes: { ...attributes, 'db.query.text': query.sql },
    })
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end(endedAt)
  }
}

/** Number of connections, and of callers waiting for one. */
export interface PoolCounts {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

export function observePool({ meter }: Telemetry, pool: PoolCounts, poolName: string): void {
  const ofPool = { ...system, 'db.client.connection.pool.name': poolName }
  meter
    .createObservableUpDownCounter('db.client.connection.count', { description: 'Connections to the database' })
    .addCallback(result => {
      result.observe(pool.idleCount, { ...ofPool, 'db.client.connection.state': 'idle' })
      result.observe(pool.totalCount - pool.idleCount, { ...ofPool, 'db.client.connection.state': 'used' })
    })
  meter
    .createObservableUpDownCounter('db.client.connection.pending_requests', {
      description: 'What waits for a connection to the database',
    })
    .addCallback(result => result.observe(pool.waitingCount, ofPool))
}
