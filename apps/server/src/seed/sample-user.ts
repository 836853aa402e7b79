import type { FastifyInstance } from 'fastify'
import { type Answer, InProcessClient } from '../platform/http/in-process-client.ts'
import { linkSentTo } from './mailbox.ts'
import { type SamplePerson, seedPassword } from './sample-people.ts'

/** Signed-in sample user. A refused call stops the seeding with the API's error. */
export class SampleUser {
  readonly #client: InProcessClient

  constructor(server: FastifyInstance) {
    this.#client = new InProcessClient(server)
  }

  async call<Data>(method: 'GET' | 'POST' | 'PATCH', url: string, body?: object): Promise<Data> {
    return accepted(`${method} ${url}`, await this.#client.send(method, url, body)) as Data
  }

  async signIn(person: SamplePerson): Promise<this> {
    await this.call('POST', '/v1/auth/login', { username: person.username, password: seedPassword })
    return this
  }

  async upload(url: string, fileName: string, content: string): Promise<undefined> {
    const form = new FormData()
    form.append('file', new Blob([content], { type: 'text/plain' }), fileName)
    const request = new Response(form)
    const type = request.headers.get('content-type') ?? ''
    const answer = await this.#client.send('POST', url, Buffer.from(await request.arrayBuffer()), {
      'content-type': type,
    })
    accepted(`POST ${url}`, answer)
  }
}

function accepted(call: string, answer: Answer): unknown {
  if (answer.status < 300) return answer.body.data
  throw new Error(`${call} was refused: ${JSON.stringify(answer.body)}`)
}

/** Registers an account and confirms its address, unless an earlier seeding has. */
export async function register(
  server: FastifyInstance,
  mailUrl: string,
  person: SamplePerson,
): Promise<'new' | 'known'> {
  const visitor = new InProcessClient(server)
  const known = await visitor.post('/v1/auth/login', { username: person.username, password: seedPassword })
  if (known.status === 200) return 'known'
  accepted(
    'POST /v1/auth/register',
    await visitor.post('/v1/auth/register', {
      ...person,
      identificationId: `ID-${person.username}`,
      password: seedPassword,
    }),
  )
  const path = await linkSentTo(mailUrl, person.email, '/auth/confirmation/token/')
  const token = path.split('/').at(-1) ?? ''
  accepted('GET /v1/auth/emails/confirm', await visitor.get(`/v1/auth/emails/confirm/${token}`))
  return 'new'
}
