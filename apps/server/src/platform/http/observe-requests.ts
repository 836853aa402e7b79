import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../observability/log.ts'
import { durations, type Telemetry } from '../observability/telemetry.ts'

/** Route pattern. The URL's parameters stay out of metrics, traces and logs. */
const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none'

/** Result of a request whose client disconnected before the response. */
const aborted = 'aborted'

const resultOf = (reply: FastifyReply) =>
  reply.raw.writableEnded ? { 'http.response.status_code': reply.statusCode } : { 'error.type': aborted }

/**
 * Observes each request: duration and status as a metric, a trace with a span per statement, and a line in the log
 * (`LOG_LEVEL` `info`) with the listed fields only. Traces from outside are not continued, because strangers could
 * then choose what is traced.
 */
export function observeRequests(server: FastifyInstance, telemetry: Telemetry, log: Log): void {
  const duration = durations(telemetry, 'http.server.request.duration', 'How long requests took to be answered')
  const contexts = new WeakMap<FastifyRequest, ReturnType<typeof context.active>>()

  server.addHook('onRequest', (request, reply, done) => {
    // Streams stay open for hours.
    if (request.routeOptions.config.workKind === 'stream') return done()
    const begunAt = performance.now()
    const attributes = { 'http.request.method': request.method, 'http.route': routeOf(request) }
    const span = telemetry.tracer.startSpan(
      `${request.method} ${routeOf(request)}`,
      { kind: SpanKind.SERVER, attributes: { ...attributes, 'redress.request.id': request.id } },
      ROOT_CONTEXT,
    )
    reply.raw.once('close', () => {
      const milliseconds = performance.now() - begunAt
      const result = resultOf(reply)
      duration.record(milliseconds / 1_000, { ...attributes, ...result })
      span.setAttributes(result)
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
      const line = {
        requestId: request.id,
        ...(span.isRecording() && { traceId: span.spanContext().traceId }),
        method: request.method,
        route: routeOf(request),
        status: reply.raw.writableEnded ? reply.statusCode : aborted,
        milliseconds: Math.round(milliseconds * 10) / 10,
      }
      log.info(line, 'a request was answered')
    })
    contexts.set(request, trace.setSpan(ROOT_CONTEXT, span))
    context.with(trace.setSpan(ROOT_CONTEXT, span), done)
  })
  // Body events of the connection lose the request's async context.
  server.addHook('preValidation', (request, _reply, done) => {
    context.with(contexts.get(request) ?? ROOT_CONTEXT, done)
  })
}
