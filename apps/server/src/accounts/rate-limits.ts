import type { RouteLimit } from '../platform/http/route.ts'
import type { Settings } from '../platform/settings.ts'

/** Requests a minute to what can be guessed or sends mail, as fractions of what one IP address may request in all. */
export function accountLimits(settings: Settings) {
  const part = (divisor: number) => Math.ceil(settings.REQUESTS_PER_MINUTE / divisor)
  return {
    // Wrong passwords are counted by themselves, for each place: nobody shall keep anybody else from signing in.
    logIn: { perAddress: part(5) },
    register: { perAddress: part(5), perField: { field: 'email', maximum: part(60) } },
    resend: { perAddress: part(20) },
    mailToAddress: { perAddress: part(20), perField: { field: 'email', maximum: part(60) } },
    google: { perAddress: part(10) },
    secret: { perAddress: part(10) },
  } satisfies Record<string, RouteLimit>
}
