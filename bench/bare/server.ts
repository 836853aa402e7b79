import Fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'
import { hashSecret } from '../../apps/server/src/platform/secrets.ts'
import { bareAnswers, sessionSql } from './answers.ts'
import { addLogIn } from './log-in.ts'

// Minimal server with the product's answers: Fastify and prepared statements, without validation or permissions.
// Conditional requests are answered from memory, after a look-up of the session.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const server = Fastify()
const entityTags = new Map<string, string>()

async function userOf(request: FastifyRequest): Promise<string> {
  const token = /redress-access=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const { rows } = await pool.query<{ user_id: string }>({
    name: 'session',
    text: sessionSql,
    values: [hashSecret(token)],
  })
  if (!rows[0]) throw new Error('Nobody is signed in')
  return rows[0].user_id
}

for (const { path, isSignedIn, isNamed, sql } of bareAnswers) {
  server.get<{ Params: { id: string } }>(path, async (request, reply) => {
    const userId = isSignedIn ? await userOf(request) : ''
    const known = entityTags.get(`${userId} ${request.url}`)
    if (known !== undefined && request.headers['if-none-match'] === known) return reply.code(304).send()
    const { rows } = await pool.query<{ answer: string }>({
      name: path,
      text: sql,
      values: [isNamed ? request.params.id : userId],
    })
    const body = `{"data":${rows[0]?.answer}}`
    if (known === undefined) entityTags.set(`${userId} ${request.url}`, `"${hashSecret(body)}"`)
    return reply
      .headers({ etag: entityTags.get(`${userId} ${request.url}`), 'content-type': 'application/json; charset=utf-8' })
      .send(body)
  })
}

addLogIn(server, pool)

process.once('SIGTERM', async () => {
  await server.close()
  await pool.end()
})
console.log(await server.listen({ host: '127.0.0.1', port: 0 }))
