import { hash, randomInt } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import { requestLanguage } from './request-language.ts'

/**
 * Longest lifetime in milliseconds if it is unknown when time alone changes the answer, such as at the end of a
 * period.
 */
const longestUnknown = 60_000
/** Longest lifetime if that is known: less than the hour for which changes are stored. */
const longestKnown = 30 * 60_000
/**
 * Smallest share of the longest lifetime. Lifetimes are random, so that answers cached together, as after a restart,
 * do not expire together.
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
  /** Caches and sends a new answer. */
  send(reply: FastifyReply, made: MadeAnswer): FastifyReply
}

interface MadeAnswer {
  readonly body: string
  /** Time at which the clock alone changes the answer; `null` for never, `undefined` if unknown. */
  readonly nextByClock: Date | null | undefined
}

export interface RememberedAnswers {
  of(viewer: Viewer, request: FastifyRequest): RememberedAnswer
}

/** Same format as `@fastify/etag`. */
const entityTagOf = (body: string): string => `W/"${hash('sha1', body, 'base64')}"`

function sendAnswer(reply: FastifyReply, { body, entityTag }: Answer): FastifyReply {
  reply.header('etag', entityTag)
  if (reply.request.headers['if-none-match'] === entityTag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}

/**
 * Response cache. An answer is valid while its version is the same, which every request reads with the session or the
 * claim. `isChecked` recomputes every answer and throws if the cached one differs. A commit between reading the
 * version and the data makes the data newer than the version, so it throws only if the next request still sees the
 * same version.
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
