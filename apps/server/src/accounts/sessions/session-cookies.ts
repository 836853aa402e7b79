import { signedInMark } from '@redress/contract/session-mark.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../platform/settings.ts'
import { lifetimes } from '../people/lifetimes.ts'

export interface SessionTokens {
  readonly access: string
  readonly refresh: string
}
type Kind = keyof SessionTokens

/** Secrets that a browser stores at sign-in: the session tokens and its own secret. */
export interface OpenedSession extends SessionTokens {
  readonly browserSecret: string
}

const kinds = ['access', 'refresh'] as const satisfies readonly Kind[]

const isSecure = (settings: Settings): boolean => settings.PUBLIC_URL.startsWith('https:')

export const cookieName = (settings: Settings, kind: string): string =>
  `${isSecure(settings) ? '__Host-' : ''}redress-${kind}`

export const cookieAttributes = (settings: Settings) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(settings) }) as const

/**
 * The mark holds no secret. It outlives the session, so that the page of a user whose session has expired says so,
 * instead of treating them as a visitor.
 */
const markAttributes = (settings: Settings) => ({ ...cookieAttributes(settings), httpOnly: false })

/** The tokens that the request brings; absent ones are `undefined`. */
export const readSessionCookies = (
  settings: Settings,
  request: FastifyRequest,
): { readonly [K in Kind]: string | undefined } => ({
  access: request.cookies[cookieName(settings, 'access')],
  refresh: request.cookies[cookieName(settings, 'refresh')],
})

/** Whether any cookie of a session comes along, whatever it is worth. */
export function isOfSession(settings: Settings, request: FastifyRequest): boolean {
  const { access, refresh } = readSessionCookies(settings, request)
  return [access, refresh, request.cookies[signedInMark.name]].some(cookie => cookie !== undefined)
}

/** Cookie that outlives sessions. It distinguishes a browser that was signed in before from a stranger's. */
export const readBrowserCookie = (settings: Settings, request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(settings, 'browser')]

export const setBrowserCookie = (settings: Settings, reply: FastifyReply, secret: string): FastifyReply =>
  reply.setCookie(cookieName(settings, 'browser'), secret, {
    ...cookieAttributes(settings),
    maxAge: lifetimes.browser / 1000,
  })

export function setOpenedSession(settings: Settings, reply: FastifyReply, opened: OpenedSession): void {
  setSessionCookies(settings, reply, opened)
  setBrowserCookie(settings, reply, opened.browserSecret)
}

export function setSessionCookies(settings: Settings, reply: FastifyReply, tokens: SessionTokens): void {
  for (const kind of kinds) {
    reply.setCookie(cookieName(settings, kind), tokens[kind], {
      ...cookieAttributes(settings),
      maxAge: lifetimes[kind] / 1000,
    })
  }
  reply.setCookie(signedInMark.name, signedInMark.value, {
    ...markAttributes(settings),
    maxAge: lifetimes.signedInMark / 1000,
  })
}

/** A cookie that is valid for a step of a sign-in. */
function stepCookie(settings: Settings, kind: string, lifetime: number) {
  const name = cookieName(settings, kind)
  return {
    set(reply: FastifyReply, value: string): void {
      reply.setCookie(name, value, { ...cookieAttributes(settings), maxAge: lifetime / 1000 })
    },
    read: (request: FastifyRequest): string | undefined => request.cookies[name],
    clear(reply: FastifyReply): void {
      reply.clearCookie(name, cookieAttributes(settings))
    },
  }
}

/** Ties the redirect back from Google to the browser that began the sign-in. */
export const googleCookie = (settings: Settings) => stepCookie(settings, 'google', lifetimes.googleSignIn)
export const googleReturnCookie = (settings: Settings) =>
  stepCookie(settings, 'google-return-state', lifetimes.googleSignIn)

/** Ties the code step to the browser that has sent the right password. */
export const codeCookie = (settings: Settings) => stepCookie(settings, 'code', lifetimes.signInStep)

export function clearSessionCookies(settings: Settings, reply: FastifyReply): void {
  for (const kind of kinds) reply.clearCookie(cookieName(settings, kind), cookieAttributes(settings))
  reply.clearCookie(signedInMark.name, markAttributes(settings))
}
