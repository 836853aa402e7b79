import type { FastifyInstance, InjectOptions } from 'fastify'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: {
    readonly data?: unknown
    readonly error?: string
    readonly code?: string
    readonly details?: readonly { path: string; message: string }[]
  }
}

/** Client for a server in the same process, without a network; it handles cookies as a browser does. */
export class InProcessClient {
  readonly cookies = new Map<string, string>()
  readonly #server: FastifyInstance

  constructor(server: FastifyInstance) {
    this.#server = server
  }

  async send(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const options: InjectOptions = { method, url, headers, cookies: Object.fromEntries(this.cookies) }
    if (body) options.payload = body
    const response = await this.#server.inject(options)
    for (const cookie of response.cookies) {
      if (cookie.value === '' || cookie.maxAge === 0) this.cookies.delete(cookie.name)
      else this.cookies.set(cookie.name, cookie.value)
    }
    const isJson = response.body !== '' && String(response.headers['content-type'] ?? '').includes('json')
    return { status: response.statusCode, headers: response.headers, body: isJson ? response.json() : {} }
  }

  get = (url: string, headers?: Record<string, string>) => this.send('GET', url, undefined, headers)
  post = (url: string, body?: object, headers?: Record<string, string>) => this.send('POST', url, body, headers)
  patch = (url: string, body?: object, headers?: Record<string, string>) => this.send('PATCH', url, body, headers)
  delete = (url: string, headers?: Record<string, string>) => this.send('DELETE', url, undefined, headers)
}
