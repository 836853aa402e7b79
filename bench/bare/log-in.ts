import { verify } from '@node-rs/argon2'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { hashSecret, newSecret } from '../../apps/server/src/platform/secrets.ts'
import { accountSql, openSessionSql } from './answers.ts'

interface Account {
  readonly id: string
  readonly password_hash: string
  readonly answer: string
}

const seconds = { access: 15 * 60, refresh: 30 * 86_400, browser: 400 * 86_400 }

/** The password is verified in the library's threads, and attempts are not counted. */
export function addLogIn(server: FastifyInstance, pool: pg.Pool): void {
  server.post<{ Body: { username: string; password: string } }>('/v1/auth/login', async ({ body }, reply) => {
    const { rows } = await pool.query<Account>({ name: 'account', text: accountSql, values: [body.username] })
    const [account] = rows
    if (!account || !(await verify(account.password_hash, body.password))) return reply.code(401).send()
    const [access, refresh] = [newSecret(), newSecret()]
    await pool.query({
      name: 'open session',
      text: openSessionSql,
      values: [account.id, hashSecret(access), hashSecret(refresh), seconds.access, seconds.refresh],
    })
    const cookie = (name: string, value: string, maxAge: number, rest = 'HttpOnly; ') =>
      `redress-${name}=${value}; Max-Age=${maxAge}; Path=/; ${rest}SameSite=Lax`
    return reply
      .header('set-cookie', [
        cookie('access', access, seconds.access),
        cookie('refresh', refresh, seconds.refresh),
        cookie('signed-in', 'signed-in', seconds.browser, ''),
        cookie('browser', newSecret(), seconds.browser),
      ])
      .header('content-type', 'application/json; charset=utf-8')
      .send(`{"data":${account.answer}}`)
  })
}
