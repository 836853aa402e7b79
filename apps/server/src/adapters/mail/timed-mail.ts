import { type Telemetry, timer } from '../../platform/observability/telemetry.ts'
import type { MailTransport } from './mail-transport.ts'

/** Tells of each message how long it took to be handed over, and whether it was. */
export function timedMail(mail: MailTransport, telemetry: Telemetry): MailTransport {
  const timed = timer(telemetry, 'redress.mail', 'How long it took to hand a message over to the mail server')
  return { ...mail, send: (message, cause) => timed({}, () => mail.send(message, cause)) }
}
