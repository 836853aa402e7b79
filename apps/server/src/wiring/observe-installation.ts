import type { Context } from '../adapters/context.ts'
import { readBackupAges } from '../platform/database/backup-moments.ts'
import { countConnections } from '../platform/database/connections-used.ts'
import { certificateReader } from '../platform/observability/certificate-end.ts'
import { readFreeDisks } from '../platform/observability/free-disks.ts'

/** Reports resources that run out unnoticed: backups, disks, connections and the site's certificate. */
export function observeInstallation({ settings, telemetry: { meter }, database, clock, log }: Context): void {
  const gauge = (name: string, description: string, unit?: string) =>
    meter.createObservableGauge(`redress.${name}`, { description, ...(unit && { unit }) })

  const written = gauge('backup.age', 'How old the newest backup is', 's')
  const restored = gauge('backup.restored_age', 'How old the newest backup is that a check has restored', 's')
  meter.addBatchObservableCallback(
    async result => {
      for (const { kind, seconds } of await readBackupAges(database)) {
        result.observe(kind === 'written' ? written : restored, seconds)
      }
    },
    [written, restored],
  )

  const free = gauge('disk.free', 'What is free of a disk', 'By')
  const size = gauge('disk.size', 'How large the disk is', 'By')
  meter.addBatchObservableCallback(
    async result => {
      for (const { holds, freeBytes, sizeBytes } of await readFreeDisks(settings.DATA_DIR)) {
        result.observe(free, freeBytes, { 'redress.folder': holds })
        result.observe(size, sizeBytes, { 'redress.folder': holds })
      }
    },
    [free, size],
  )

  const used = gauge('database.connections', 'Connections that PostgreSQL has, of whomever')
  const allowed = gauge('database.connections_allowed', 'How many it may have')
  meter.addBatchObservableCallback(
    async result => {
      const connections = await countConnections(database)
      result.observe(used, connections.used)
      result.observe(allowed, connections.allowed)
    },
    [used, allowed],
  )

  const secondsOfCertificate = certificateReader(settings.PUBLIC_URL, { clock, log })
  gauge('certificate.remaining', 'For how long the certificate of PUBLIC_URL is valid', 's').addCallback(
    async result => {
      const seconds = await secondsOfCertificate()
      if (seconds !== undefined) result.observe(seconds)
    },
  )
}
