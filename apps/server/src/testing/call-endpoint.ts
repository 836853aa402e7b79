import type { EndpointDefinition } from '@redress/contract/endpoint.ts'
import type { Request } from './requests/entry.ts'
import type { TestServer } from './test-server.ts'
import { multipart } from './upload.ts'

function urlOf({ path }: EndpointDefinition, { params = {}, query = {} }: Request): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`The entry of ${path} does not say :${name}`)
    return encodeURIComponent(value)
  })
  return Object.keys(query).length === 0 ? filled : `${filled}?${new URLSearchParams(query)}`
}

export interface RawAnswer {
  readonly status: number
  /** Headers as JSON. */
  readonly headers: string
  /** Body; empty for an event stream, which is closed at once. */
  readonly body: string
}

/** Calls any endpoint and returns any answer. */
export async function callEndpoint(
  { http }: TestServer,
  endpoint: EndpointDefinition,
  request: Request,
  cookies: Record<string, string>,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const file =
    request.file === undefined
      ? null
      : await multipart({ name: 'more.txt', content: new TextEncoder().encode(request.file) })
  const payload = file?.body ?? request.body
  const response = await http.inject({
    method: endpoint.method,
    url: urlOf(endpoint, request),
    cookies,
    headers: { ...file?.headers, ...headers },
    ...(payload && { payload }),
    payloadAsStream: endpoint.kind === 'events',
  })
  const answer = { status: response.statusCode, headers: JSON.stringify(response.headers), body: '' }
  if (endpoint.kind === 'events' && response.statusCode === 200) {
    response.stream().destroy()
    return answer
  }
  for await (const chunk of response.stream()) answer.body += String(chunk)
  return answer
}
