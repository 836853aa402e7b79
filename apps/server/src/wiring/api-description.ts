import { createHash, randomBytes } from 'node:crypto'
import { operations, resourceTexts } from '@redress/contract/endpoints.ts'
import { openApiDocument } from '@redress/contract/openapi.ts'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { operatorOf } from '../mail/installation.ts'
import { cachings } from '../platform/http/caching.ts'
import type { Settings } from '../platform/settings.ts'
import { nonceElement, stylesScript } from './reference-styles.ts'

const documentPath = '/v1/openapi.json'
const pagePath = '/v1/docs'
const scriptPath = `${pagePath}/js/scalar.js`

const once = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

// Created on first use: the library alone takes 40 MB and a fifth of a second at a start.
const document = once(() => openApiDocument(operations, resourceTexts))
const reference = once(renderReference)

interface Reference {
  /** Page with the nonce of its styles. */
  readonly pageWith: (nonce: string) => string
  readonly script: string
  /** Sources of `script-src` that allow exactly the page's inline scripts. */
  readonly scriptSources: readonly string[]
}

/** Renders the API reference, which loads everything from this server. */
async function renderReference(): Promise<Reference> {
  const { default: apiReference } = await import('@scalar/fastify-api-reference')
  const renderer = Fastify()
  await renderer.register(apiReference, {
    routePrefix: pagePath,
    configuration: {
      url: documentPath,
      cdn: scriptPath,
      pageTitle: `API · ${document().info.title}`,
      favicon: '/favicon.svg',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  })
  const [page, script] = await Promise.all([renderer.inject(`${pagePath}/`), renderer.inject(scriptPath)])
  await renderer.close()
  const marked = page.body
    .replace('<html>', '<html lang="en">')
    .replace('</head>', `<script>${stylesScript}</script></head>`)
  const inlineScripts = [...marked.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)]
  return {
    pageWith: nonce => marked.replace('<head>', `<head>${nonceElement(nonce)}`),
    script: script.body,
    scriptSources: inlineScripts.map(
      ([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
    ),
  }
}

const revalidated = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-cache')

/** The page's library writes markup at run time; the page contains no user text. */
const policyOfReference = (policy: string, scriptSources: readonly string[], nonce: string): string =>
  policy
    .replace(/script-src [^;]*/, directive => [directive, ...scriptSources].join(' '))
    .replace(/style-src [^;]*/, directive => `${directive} 'nonce-${nonce}'`)
    .replace(/;(?:require-trusted-types-for|trusted-types) [^;]*/g, '')

/** Serves the API description, with the operator as contact: as OpenAPI for programs, and as a page for people. */
export function mountApiDescription(server: FastifyInstance, settings: Settings): void {
  const operator = operatorOf(settings)
  const described = once(() => {
    if (!operator) return document()
    const { info, ...rest } = document()
    const contact = { name: operator.name, email: operator.email, url: `${settings.PUBLIC_URL}/imprint` }
    return { ...rest, info: { ...info, contact } }
  })
  server.get(documentPath, (_, reply) => revalidated(reply).send(described()))
  server.get(pagePath, async (_, reply) => {
    const { pageWith, scriptSources } = await reference()
    const policy = String(reply.getHeader('content-security-policy'))
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('cache-control', cachings.never)
      .header('content-security-policy', policyOfReference(policy, scriptSources, nonce))
      .type('text/html; charset=utf-8')
      .send(pageWith(nonce))
  })
  server.get(scriptPath, async (_, reply) =>
    revalidated(reply)
      .type('text/javascript; charset=utf-8')
      .send((await reference()).script),
  )
}
