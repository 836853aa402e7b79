import pg from 'pg'
import { WrongSetting } from '../settings.ts'

/** Minimum version, in PostgreSQL's own numbering. */
const oldestVersion = 150_000
const connectMilliseconds = 5_000

const breaksOff = (_: pg.Client, at: string) =>
  `what answers at ${at} breaks the connection off. Look whether it is PostgreSQL, and into its log.`

/** Explanation and advice by error code of a failed connection; `at` is the address without the password. */
const reasons: Readonly<Record<string, (client: pg.Client, at: string) => string>> = {
  ENOTFOUND: ({ host }) => `there is no host ${host}. Correct the address.`,
  EAI_AGAIN: ({ host }) => `the name of the host ${host} cannot be looked up. Correct it, or mend the name service.`,
  ECONNREFUSED: (_, at) => `nothing listens at ${at}. Start PostgreSQL there, or correct host and port.`,
  ECONNRESET: breaksOff,
  EPIPE: breaksOff,
  EHOSTUNREACH: (_, at) => `${at} cannot be reached from here. Correct the host, or mend the network.`,
  ENETUNREACH: (_, at) => `${at} cannot be reached from here. Correct the host, or mend the network.`,
  '28P01': ({ user }) => `the user ${user} or their password is wrong. Correct them.`,
  '3D000': ({ database, user }) =>
    `there is no database ${database}. Create it for the user ${user}, or correct its name.`,
  '53300': () => 'the server has no connection left. Raise its max_connections, or end what holds them.',
  '57P03': () => 'the server is starting or stopping. Try again when it is up.',
}

function reasonOf(error: unknown, client: pg.Client): string {
  const at = `${client.host}:${client.port}`
  const { code, message } = error as { code?: string; message?: string }
  const known = reasons[code ?? '']?.(client, at)
  if (known) return known
  if (error instanceof pg.DatabaseError) return `the server at ${at} refuses: ${message?.split('\n')[0]}.`
  if (/timeout/i.test(message ?? ''))
    return `${at} does not answer within ${connectMilliseconds / 1000} seconds. Correct host and port, or mend the network.`
  if (/terminated/.test(message ?? '')) return breaksOff(client, at)
  return `${at} cannot be used: ${message?.split('\n')[0]}.`
}

/**
 * Connects once before the start, so that a wrong address gets an error message of its own.
 * @throws WrongSetting with the cause and advice, without the password
 */
export async function checkDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: connectMilliseconds })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ number: number; name: string }>(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
    )
    const [version] = rows
    if (version && version.number < oldestVersion) {
      throw new WrongSetting(`DATABASE_URL: PostgreSQL 15 or newer is needed, and this is ${version.name}`)
    }
  } catch (error) {
    throw error instanceof WrongSetting
      ? error
      : new WrongSetting(`DATABASE_URL: ${reasonOf(error, client)}`, { cause: error })
  } finally {
    await client.end().catch(() => undefined)
  }
}
