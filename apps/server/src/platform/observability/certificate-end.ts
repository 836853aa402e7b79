import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type { Clock } from '../clock.ts'
import type { Log } from './log.ts'

const patienceMilliseconds = 5_000
const anHour = 3_600_000

/** Expiry of a site's TLS certificate, even if it is expired or untrusted. */
async function readCertificateEnd({ hostname, port }: URL): Promise<Date> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const socket = connect({
    ...{ host, port: Number(port || 443), rejectUnauthorized: false },
    ...(!isIP(host) && { servername: host }),
  })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(patienceMilliseconds) })
    return new Date(socket.getPeerCertificate().valid_to)
  } finally {
    socket.destroy()
  }
}

/**
 * Reports the seconds until a site's certificate expires, checked hourly; `undefined` if it has none or is
 * unreachable.
 */
export function certificateReader(publicUrl: string | undefined, { clock, log }: { clock: Clock; log: Log }) {
  const url = publicUrl?.startsWith('https:') ? new URL(publicUrl) : null
  let end: Date | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  return async (): Promise<number | undefined> => {
    const now = clock.now().getTime()
    if (url && now - askedAt >= anHour) {
      askedAt = now
      end = await readCertificateEnd(url).catch(error => {
        log.warn({ error }, 'the certificate of PUBLIC_URL could not be read')
        return undefined
      })
    }
    return end && (end.getTime() - now) / 1_000
  }
}
