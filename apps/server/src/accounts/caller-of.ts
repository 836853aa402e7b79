import type { FastifyRequest } from 'fastify'
import type { Context } from '../platform/context.ts'
import type { SignedIn } from '../platform/http/caller.ts'
import { hashSecret } from '../platform/secrets.ts'
import { readSessionCookies } from './session-cookies.ts'
import { findCaller } from './session-repository.ts'

/** Who sends a request, by its cookies; `null` where nobody is signed in. */
export const callerOf =
  ({ settings, database, clock }: Context) =>
  async (request: FastifyRequest): Promise<SignedIn | null> => {
    const { access } = readSessionCookies(settings, request)
    return access ? findCaller(database, hashSecret(access), clock.now()) : null
  }
