import type { LiveTopic } from '@redress/contract/events.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { connectionsTo, isUnanswered } from '../database/connections.ts'
import type { Connection } from '../database/database.ts'
import { prepared } from '../database/prepared-statements.ts'
import type { Part } from '../database/read-together.ts'
import type { Log } from '../observability/log.ts'

/** Data that the pages of these users have to fetch again. */
export interface Change {
  readonly userIds: readonly string[]
  readonly topics: readonly LiveTopic[]
  readonly claimId?: string
  /** `X-Client-Id` of the tab whose request made the change. */
  readonly origin?: string | undefined
}

/** Message to every server process. `missed`: the connection was down, so that events may be lost. */
export type LiveNews =
  | ({ readonly kind: 'changed' } & Change)
  | { readonly kind: 'sessions ended'; readonly sessionIds: readonly string[] }
  | { readonly kind: 'missed' }

export interface LiveEvents {
  /** Subscribes the listener; returns the function that unsubscribes it. */
  onNews(listener: (news: LiveNews) => void): () => void
  stop(): Promise<void>
}

const channel = 'redress_news'
/** Ids per notification: PostgreSQL limits it to 8000 bytes, and an id takes 39. */
const idsPerNotification = 150

const inPortions = (ids: readonly string[]): string[][] => {
  const unique = [...new Set(ids)]
  return Array.from({ length: Math.ceil(unique.length / idsPerNotification) }, (_, portion) =>
    unique.slice(portion * idsPerNotification, (portion + 1) * idsPerNotification),
  )
}

async function publish(transaction: Connection, news: readonly LiveNews[]): Promise<void> {
  if (news.length === 0) return
  const told = news.map(each => JSON.stringify(each))
  await sql`select pg_notify(${channel}, told) from unnest(${told}::text[]) as told ${prepared}`.execute(transaction)
}

/** Announces changes to the pages of users when the transaction commits. */
export const announce = (transaction: Connection, ...changes: readonly Change[]): Promise<void> =>
  publish(
    transaction,
    changes.flatMap(change =>
      inPortions(change.userIds).map(userIds => ({ kind: 'changed', ...change, userIds }) as const),
    ),
  )

/** A change for a few users as part of a statement, announced for each row of a table. */
export const announcing = (change: Change, table: string): Part<null> => ({
  sql: sql`(select pg_notify(${channel}, ${JSON.stringify({ kind: 'changed', ...change })}) from ${sql.table(table)})`,
  decode: () => null,
})

/** Closes the streams of ended sessions when the transaction commits. */
export const announceEndOfSessions = (transaction: Connection, ids: readonly string[]): Promise<void> =>
  publish(
    transaction,
    inPortions(ids).map(sessionIds => ({ kind: 'sessions ended', sessionIds }) as const),
  )

const pauses = { first: 100, longest: 5_000 } as const

/** Milliseconds between health checks of the connection, which is silent if there is no news. */
const heartbeat = 10_000

/** Listens on a connection of its own, which is reopened whenever it breaks or falls silent. */
export async function startLiveEvents(connectionString: string, log: Log, statementLimit: number): Promise<LiveEvents> {
  const connections = connectionsTo(connectionString, statementLimit)
  const listeners = new Set<(news: LiveNews) => void>()
  const tell = (news: LiveNews) => {
    for (const listener of listeners) listener(news)
  }
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let pause: number = pauses.first
  let isStopped = false

  async function connect(): Promise<void> {
    const connection = new pg.Client({ ...connections.config, application_name: 'redress news' })
    connection.on('notification', ({ payload }) => tell(JSON.parse(payload ?? '') as LiveNews))
    connection.on('error', error => log.warn({ error }, 'lost the connection that listens for news'))
    let nextAsk: NodeJS.Timeout | undefined
    connection.on('end', () => {
      clearTimeout(nextAsk)
      if (connection === client) reconnectLater()
    })
    client = connection
    await connection.connect()
    await connection.query(`listen ${channel}`)
    pause = pauses.first
    const ask = async () => {
      try {
        await connection.query('select 1')
        askLater()
      } catch (error) {
        if (isUnanswered(error)) await connection.end()
      }
    }
    const askLater = () => {
      nextAsk = setTimeout(ask, Math.min(heartbeat, statementLimit))
    }
    askLater()
  }

  function reconnectLater(): void {
    if (isStopped || retry) return
    retry = setTimeout(reconnect, pause)
    pause = Math.min(pause * 2, pauses.longest)
  }

  async function reconnect(): Promise<void> {
    retry = undefined
    try {
      await connect()
      tell({ kind: 'missed' })
    } catch (error) {
      log.warn({ error }, 'cannot listen for news yet')
      client?.end()
      reconnectLater()
    }
  }

  await connect()
  return {
    onNews(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async stop() {
      isStopped = true
      clearTimeout(retry)
      await connections.end(async () => client?.end())
    },
  }
}
