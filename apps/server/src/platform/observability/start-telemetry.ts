import { randomUUID } from 'node:crypto'
import { context, DiagLogLevel, diag, type Meter, type Tracer } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import { type Settings, WrongSetting } from '../settings.ts'
import type { Log } from './log.ts'
import { silentTelemetry, type Telemetry } from './telemetry.ts'

/**
 * Starts the telemetry that the settings ask for; its libraries are loaded only then.
 * @throws WrongSetting if the metrics port cannot be listened on
 */
export async function startTelemetry(settings: Settings, running: AsyncDisposableStack, log: Log): Promise<Telemetry> {
  const { METRICS_PORT: port, OTEL_EXPORTER_OTLP_ENDPOINT: collector } = settings
  if (port === undefined && collector === undefined) return silentTelemetry
  const warn = (message: string) => log.warn({ reason: message }, 'telemetry')
  const silent = () => undefined
  diag.setLogger({ error: warn, warn, info: silent, debug: silent, verbose: silent }, DiagLogLevel.WARN)
  running.defer(() => diag.disable())
  const { resourceFromAttributes } = await import('@opentelemetry/resources')
  const resource = resourceFromAttributes({
    'service.name': 'redress',
    'service.instance.id': randomUUID(),
    'redress.role': settings.ROLE,
  })
  return {
    meter: port === undefined ? silentTelemetry.meter : await startMeter(settings, port, { resource, running }),
    tracer:
      collector === undefined ? silentTelemetry.tracer : await startTracer(settings, collector, { resource, running }),
  }
}

/** Timeout of the collector, also at a shutdown. */
const patienceMilliseconds = 2_000

interface Given {
  readonly resource: Resource
  readonly running: AsyncDisposableStack
}

/** Metrics, at `/metrics` on a port of their own. */
async function startMeter(
  { METRICS_HOST: host }: Settings,
  port: number,
  { resource, running }: Given,
): Promise<Meter> {
  const [{ MeterProvider }, { PrometheusExporter }, { RuntimeNodeInstrumentation }] = await Promise.all([
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/exporter-prometheus'),
    import('@opentelemetry/instrumentation-runtime-node'),
  ])
  const reader = new PrometheusExporter({ host, port, preventServerStart: true, withoutScopeInfo: true })
  const provider = new MeterProvider({ resource, readers: [reader] })
  const runtime = new RuntimeNodeInstrumentation()
  runtime.setMeterProvider(provider)
  running.defer(() => {
    runtime.disable()
    return provider.shutdown()
  })
  const meter = provider.getMeter('redress')
  observeProcess(meter)
  try {
    await reader.startServer()
  } catch (error) {
    const address = `Port ${port} (METRICS_PORT) of ${host} (METRICS_HOST)`
    throw new WrongSetting(`${address} cannot be listened on: ${(error as Error).message}`, { cause: error })
  }
  return meter
}

function observeProcess(meter: Meter): void {
  meter
    .createObservableUpDownCounter('process.memory.usage', { unit: 'By', description: 'Memory that the process holds' })
    .addCallback(result => result.observe(process.memoryUsage.rss()))
  meter
    .createObservableCounter('process.cpu.time', { unit: 's', description: 'Time of the processor that was used' })
    .addCallback(result => {
      const { user, system } = process.cpuUsage()
      result.observe(user / 1e6, { 'cpu.mode': 'user' })
      result.observe(system / 1e6, { 'cpu.mode': 'system' })
    })
}

/** Traces, sent to a collector by OTLP over HTTP. */
async function startTracer(
  { OTEL_TRACES_SAMPLER_ARG: ratio }: Settings,
  collector: string,
  { resource, running }: Given,
): Promise<Tracer> {
  const [{ BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider, ParentBasedSampler }, exporter, manager] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
    ])
  const url = `${collector.replace(/\/$/, '')}/v1/traces`
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new exporter.OTLPTraceExporter({ url, timeoutMillis: patienceMilliseconds }),
      }),
    ],
  })
  context.setGlobalContextManager(new manager.AsyncLocalStorageContextManager().enable())
  running.defer(async () => {
    // If the collector is down, unsent data is lost, which the exporter has logged.
    await provider.shutdown().catch(() => undefined)
    context.disable()
  })
  return provider.getTracer('redress')
}
