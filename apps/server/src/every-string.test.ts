import { randomUUID } from 'node:crypto'
import { type EndpointDefinition, endpointName } from '@redress/contract/endpoint.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { dirt } from '@redress/domain/testing/dirt.ts'
import { foundIban } from '@redress/domain/text/found-code.ts'
import { isValidIBAN } from 'ibantools'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createHttpServer } from './platform/http/http-server.ts'
import { checkInput } from './platform/http/input.ts'
import { createLog } from './platform/observability/log.ts'
import { readSettings } from './platform/settings.ts'
import { fieldValues } from './testing/field-values.ts'
import { callsWithFields } from './testing/send-fields.ts'

// Dirt that people type, paste and send, of every kind, in every string of every call. No server is asked.

type Path = readonly string[]

interface StringField {
  readonly path: Path
  /** Whether it is one of a list, which a page offers and nobody types. */
  readonly isChoice: boolean
}

/** Strings of a schema, by where they stand; a choice of several schemas is each of them. */
function stringsOf(schema: z.core.$ZodType | undefined, path: Path = []): StringField[] {
  const { def } = (schema ?? z.null())._zod as { readonly def: z.core.$ZodTypes['_zod']['def'] }
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, each]) => stringsOf(each, [...path, name]))
  if (def.type === 'array') return stringsOf(def.element, [...path, '0'])
  if (def.type === 'union') return def.options.flatMap(each => stringsOf(each, path))
  if (def.type === 'pipe') return stringsOf(def.in, path)
  if ('innerType' in def) return stringsOf(def.innerType, path)
  return def.type === 'string' || def.type === 'enum' ? [{ path, isChoice: def.type === 'enum' }] : []
}

const id = randomUUID()
const isId = /^[\da-f]{8}-[\da-f-]{27}$/
/** Values that a call takes where its fields' own have none. */
const values: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(Object.entries(fieldValues).map(([name, { taken }]) => [name, taken])),
  code: '4JY8MQ0TZ39VWXR6KBND5HSPFC',
  redeemCode: '4JY8MQ0TZ39VWXR6KBND5HSPFC',
  fileIds: [id],
  paymentPlan: [{ dueOn: '2026-03-01', value: 450 }],
  list: 'my-claims',
  sha512: 'a1'.repeat(64),
  token: 'w3yXc0mE5n1d4rT8bQ2kLz7uVh9sJf6aPgRoDiNeXtM',
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((inner, name) => Object(inner)[name] as unknown, value)
const cleanValue = ([name = '', ...inner]: Path): unknown => valueAt(values[name] ?? id, inner)

/** A copy of the value with the text at the path. */
function withText(value: unknown, [name, ...inner]: Path, text: string): unknown {
  if (name === undefined) return text
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...Object(value) }
  copy[name] = withText(copy[name], inner, text)
  return copy
}

type Input = Readonly<Record<'params' | 'query' | 'body', unknown>>

function inputOf({ params, query, body }: EndpointDefinition): Input {
  const given = (schema: z.ZodType | undefined) =>
    schema instanceof z.ZodObject
      ? Object.fromEntries(Object.keys(schema.shape).map(name => [name, cleanValue([name])]))
      : undefined
  return { params: given(params), query: given(query), body: given(body) }
}

const { unseen, around, respelled } = dirt
const soiled: Readonly<Record<string, (text: string) => string>> = { ...unseen, ...around, ...respelled }

/** Kinds of dirt that a field is read without. Of any other it says that it cannot be read, or keeps what is seen. */
const everything = Object.keys(soiled)
const except = (...kinds: readonly string[]) => everything.filter(kind => !kinds.includes(kind))
const word = except('a label before', 'a sentence around')
const link = except('a label before', 'a sentence around', 'full width')
const ownWords = Object.keys(unseen)
const ownTexts = ownWords.filter(kind => kind !== 'marks of direction around')

const readWithout: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  (
    [
      [everything, 'authenticatorCode claimNumber code email oneTimeCode redeemCode token wallets'],
      [link, 'socialMediaLinks url website'],
      [word, 'cellPhone dateOfClaim lastCommunication paidOn paymentPlan shownFrom shownUntil'],
      [word, 'identificationId sha512 taxId transaction usedReferralCode'],
      [[...ownWords, ...Object.keys(respelled)], 'username'],
      [ownWords, 'address caption city companyName companyPosition cursor firstName holder jurisdiction'],
      [ownWords, 'lastName legalName location signature term urlDescription'],
      // Read behind the schema, by the lengths of the countries, as below.
      [ownWords, 'iban'],
    ] as const
  ).flatMap(([kinds, fields]) => fields.split(' ').map(field => [field, kinds] as const)),
)

/** Texts of several lines, in which marks of direction are spelling. */
const texts = new Set([
  ...['communicationCurrentStatus', 'disputeExplanation', 'explanation', 'howDidInteractionBegin', 'lastResponse'],
  ...['note', 'redaction', 'resolvelmentOffered', 'text', 'texts', 'whatDidDefendantDo', 'whatDidYouDo', 'words'],
])
const passwords = new Set(['newPassword', 'oldPassword', 'password'])

const unseenInTexts =
  /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u{E0000}-\u{E007F}\xAD\u180E\u200B\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF]/u
const unseenInLines = new RegExp(`^ | $|(?! )\\p{Zs}|[\\n\\u200E\\u200F]|${unseenInTexts.source}`, 'u')
const said: readonly string[] = Object.values(validationTexts)

const strings = callsWithFields.flatMap(endpoint =>
  (['params', 'query', 'body'] as const).flatMap(part =>
    stringsOf(endpoint[part]).map(({ path, isChoice }) => {
      const where = `${endpointName(endpoint)} ${part}.${path.join('.')}`
      return { where, endpoint, part, path, isChoice }
    }),
  ),
)

test.each(strings)('$where', ({ endpoint, part, path, isChoice }) => {
  const [field = ''] = path
  const clean = inputOf(endpoint)
  const read = (text: string) => {
    const checked = checkInput(endpoint, { ...clean, [part]: withText(clean[part], path, text) })
    return checked.ok ? { kept: valueAt(checked.value[part], path) } : { problems: checked.details ?? [] }
  }
  const given = String(valueAt(clean[part], path))
  const { kept } = read(given)
  expect(kept).toBeTypeOf('string')
  const isText = texts.has(field)
  const isReadWithout = isChoice ? [] : (readWithout[field] ?? (isText ? ownTexts : isId.test(given) ? everything : []))
  const wrong = Object.entries(soiled).filter(([kind, soil]) => {
    const { kept: outcome, problems } = read(soil(given))
    if (problems) return isReadWithout.includes(kind) || !problems.every(({ message }) => said.includes(message))
    if (passwords.has(field)) return outcome !== soil(given).normalize('NFKC')
    if (isReadWithout.includes(kind)) return outcome !== kept
    return (isText ? unseenInTexts : unseenInLines).test(String(outcome))
  })
  expect(wrong.map(([kind, soil]) => ({ kind, ...read(soil(given)) }))).toEqual([])
})

test.each(Object.entries(soiled))('an IBAN with %s', (_, soil) => {
  for (const given of ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000', 'DE89-3704-0044-0532-0130-00'])
    expect(foundIban(soil(given), isValidIBAN)).toBe('DE89370400440532013000')
})

test.each(Object.entries(soiled))(
  'the address of a request, forwarded with %s, is read or is the proxy’s',
  async (_, soil) => {
    const server = await createHttpServer(readSettings({}), createLog('silent'))
    server.get('/ip', async request => request.ip)
    const forwarded = Buffer.from(soil('192.0.2.7').replace(/[\r\n]/g, ' ')).toString('latin1')
    const { body, statusCode } = await server.inject({ url: '/ip', headers: { 'x-forwarded-for': forwarded } })
    await server.close()
    expect({ statusCode, isRead: ['192.0.2.7', '127.0.0.1'].includes(body) }).toEqual({ statusCode: 200, isRead: true })
  },
)
