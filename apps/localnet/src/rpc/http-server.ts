import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { answer, type Handler } from './call.ts'

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, GET, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-allow-private-network': 'true',
  'access-control-max-age': '86400',
}

async function respond(handler: Handler, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'OPTIONS') return void response.writeHead(204, crossOrigin).end()
  if (request.method === 'GET' && request.url === '/health')
    return void response.writeHead(200, { ...crossOrigin, 'content-type': 'text/plain' }).end('ok')
  if (request.method !== 'POST')
    return void response
      .writeHead(405, { ...crossOrigin, allow: 'POST' })
      .end('Used HTTP Method is not allowed. POST or OPTIONS is required')
  const body = await answer(handler, await text(request))
  response.writeHead(200, { ...crossOrigin, 'content-type': 'application/json; charset=utf-8' }).end(body ?? '')
}

export function createHttpServer(handler: Handler): Server {
  return createServer((request, response) => {
    respond(handler, request, response).catch(() => response.destroy())
  })
}
