import { hash, randomInt } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import { requestLanguage } from './request-language.ts'

/**
 * How long an answer may be given again though nothing was written, in milliseconds, where it is not known when the clock
 * makes another of it, such as whether a period is over.
 */
const longestUnknown = 60_000
/** And where that is known: less than the hour for which the changes are kept that tell versions apart. */
const longestKnown = 30 * 60_000
/**
 * Each answer is given again for a time of its own, as those that were made together, after a restart, would else all have
 * to be made anew together: at least for this part of the longest.
 */
const leastPart = 0.5

const rememberedBytes = 64 * 1024 * 1024
const longestAnswer = 1024 * 1024
/** Estimated overhead of an entry besides its text. */
const entryBytes = 512

interface Answer {
  readonly version: string
  readonly madeAt: number
  readonly endsAt: number
  readonly body: string
  readonly entityTag: string
}

/** User of a cached answer, and the version of the data they are shown. */
interface Viewer {
  /** `null` for visitors. */
  readonly userId: string | null
  readonly version: string
}

/** Cache entry of one request. */
interface RememberedAnswer {
  /** Sends the cached answer; returns `null` if there is none or it may be out of date. */
  sendAgain(reply: FastifyReply): FastifyReply | null
  /** Sends it for the first time. */
  send(reply: FastifyReply, made: MadeAnswer): FastifyReply
}

interface MadeAnswer {
  readonly body: string
  /** When the clock next makes another of it; `null`: never; `undefined` where that is not known. */
  readonly nextByClock: Date | null | undefined
}

export interface RememberedAnswers {
  of(viewer: Viewer, request: FastifyRequest): RememberedAnswer
}

/** As `@fastify/etag` makes them. */
const entityTagOf = (body: string): string => `W/"${hash('sha1', body, 'base64')}"`

function sendAnswer(reply: FastifyReply, { body, entityTag }: Answer): FastifyReply {
  reply.header('etag', entityTag)
  if (reply.request.headers['if-none-match'] === entityTag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}

/**
 * The answers that are asked for again and again. One is given again as long as the version is the same, which every
 * request reads from the database together with the session or the claim. `isChecked` makes each anew, and fails where
 * another would have been given. What is read may be newer than its version, where something is committed between the two;
 * so it fails only when the same is asked again and the version is still the same.
 */
export function rememberAnswers(
  clock: Clock,
  { isChecked = false }: { readonly isChecked?: boolean } = {},
): RememberedAnswers {
  const answers = new LRUCache<string, Answer>({
    maxSize: rememberedBytes,
    maxEntrySize: longestAnswer,
    sizeCalculation: ({ body }, key) => body.length + key.length + entryBytes,
  })
  /** Versions with two different answers, by cache key. */
  const doubted = new Map<string, { readonly version: string; readonly answers: readonly string[] }>()
  return {
    of({ userId, version }, request) {
      const key = `${userId ?? 'visitor'} ${requestLanguage(request)} ${request.url}`
      const now = clock.now().getTime()
      const doubt = doubted.get(key)
      doubted.delete(key)
      if (doubt?.version === version)
        throw new Error([`${request.url} would be given again, and is another:`, ...doubt.answers].join('\n'))
      const known = () => {
        const answer = answers.get(key)
        if (answer?.version !== version) return null
        return answer.madeAt <= now && now < answer.endsAt ? answer : null
      }
      return {
        sendAgain(reply) {
          const answer = isChecked ? null : known()
          return answer && sendAnswer(reply, answer)
        },
        send(reply, { body, nextByClock }) {
          const before = known()
          if (isChecked && before && before.body !== body) doubted.set(key, { version, answers: [before.body, body] })
          const longest = nextByClock === undefined ? longestUnknown : longestKnown
          const endsAt = Math.min(now + randomInt(leastPart * longest, longest), nextByClock?.getTime() ?? Infinity)
          const answer = { version, madeAt: now, endsAt, body, entityTag: entityTagOf(body) }
          answers.set(key, answer)
          return sendAnswer(reply, answer)
        },
      }
    },
  }
}
