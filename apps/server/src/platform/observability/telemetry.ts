import {
  type Attributes,
  createNoopMeter,
  type Histogram,
  type Meter,
  ProxyTracerProvider,
  SpanStatusCode,
  type Tracer,
} from '@opentelemetry/api'

/** Telemetry of a process in OpenTelemetry's terms: metrics, and traces of requests and jobs. */
export interface Telemetry {
  readonly meter: Meter
  readonly tracer: Tracer
}

export const silentTelemetry: Telemetry = {
  meter: createNoopMeter(),
  tracer: new ProxyTracerProvider().getTracer('redress'),
}

/** Bucket bounds in seconds: OpenTelemetry's for HTTP, and two for long durations. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** Histogram of durations in seconds. */
export const durations = ({ meter }: Telemetry, name: string, description: string): Histogram =>
  meter.createHistogram(name, { description, unit: 's', advice: { explicitBucketBoundaries: bounds } })

/**
 * Times an operation: records `NAME.duration` with the outcome (`ok` or `failed`), and a span of that name in the
 * current trace.
 */
export function timer(telemetry: Telemetry, name: string, description: string) {
  const duration = durations(telemetry, `${name}.duration`, description)
  return <Value>(attributes: Attributes, act: () => Promise<Value>): Promise<Value> =>
    telemetry.tracer.startActiveSpan(name, { attributes }, async span => {
      const begunAt = performance.now()
      let outcome = 'failed'
      try {
        const value = await act()
        outcome = 'ok'
        return value
      } catch (error) {
        // The message may contain names or values.
        span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'unknown' })
        throw error
      } finally {
        duration.record((performance.now() - begunAt) / 1_000, { ...attributes, outcome })
        span.end()
      }
    })
}
