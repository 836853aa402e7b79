import type { ErrorCode } from '@redress/contract/errors.ts'
import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import type { StaffRole } from '@redress/domain/people/permissions.ts'
import type { InProcessClient } from '../../platform/http/in-process-client.ts'
import type { AccessFixtures, ClaimFixture } from '../access-fixtures.ts'
import { claimIn, type Opponents } from '../file-claim.ts'
import { confirmedUser, type TestUser } from '../sign-up.ts'
import { staffMember } from '../staff.ts'
import type { TestServer } from '../test-server.ts'

export interface Request {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  readonly file?: string
}

/** Request that succeeds in its prepared state, and its caller. */
export interface PreparedRequest {
  readonly client: InProcessClient
  readonly request: Request
  readonly headers?: Readonly<Record<string, string>>
}

/** Prepares a new, equal state at each call; the clock stands still. */
type Prepare = (server: TestServer, opponents: Opponents) => Promise<PreparedRequest>

/** How every caller calls an endpoint, so that only a missing permission can refuse it. */
interface Walk {
  /** The default is one request, whose parameters are the claim's, with the body or file of the entry. */
  readonly requests?: (claim: ClaimFixture, fixtures: AccessFixtures) => readonly Request[]
  /** Error codes that also mean that the caller had permission. */
  readonly otherAnswers?: readonly ErrorCode[]
  /** Error code in place of CLAIM_NOT_FOUND. */
  readonly notFound?: ErrorCode
  /** Session or account that the call ends, so that it needs one of its own. */
  readonly usesUp?: 'session' | 'account'
}

/** Everything that tests know about calling one endpoint. */
export interface Entry extends Walk, Pick<Request, 'file'> {
  /** The default is the example of the API's description; `null` sends no body. */
  readonly body?: object | null
  readonly prepare: Prepare
  /**
   * Number of statements of a success, including `begin`, `commit` and the session look-up. It does not grow with the
   * rows. Raising it is a decision.
   */
  readonly statements: number
}

/** Parts of the request that depend on the prepared state, and a caller or headers in place of the usual ones. */
type Given = Request & Partial<Pick<PreparedRequest, 'client' | 'headers'>>

type Unprepared<Parameters extends readonly unknown[]> = Omit<Entry, 'prepare'> & {
  readonly given?: (...parameters: Parameters) => Given | Promise<Given> | Promise<void>
}

async function prepared<Parameters extends readonly unknown[]>(
  { given, body, file }: Unprepared<Parameters>,
  caller: InProcessClient,
  ...parameters: Parameters
): Promise<PreparedRequest> {
  const { client = caller, headers, ...request } = (await given?.(...parameters)) ?? {}
  return { client, ...(headers && { headers }), request: { ...(body && { body }), ...(file && { file }), ...request } }
}

/** Parameters named as in the prepared state; `id` is the one that is named. */
export const idsOf =
  <State extends Readonly<Record<string, string>>>(
    prepareState: (server: TestServer, opponents: Opponents) => Promise<State>,
    id?: keyof State,
  ) =>
  async (server: TestServer, opponents: Opponents): Promise<Given> => {
    const state = await prepareState(server, opponents)
    return { params: { ...state, ...(id && { id: state[id] }) } }
  }

/** Called by a new user. */
export const byUser = (entry: Unprepared<[server: TestServer, opponents: Opponents, user: TestUser]>): Entry => ({
  ...entry,
  prepare: async (server, opponents) => {
    const user = await confirmedUser(server)
    return prepared(entry, user.client, server, opponents, user)
  },
})

/** Called without an account. */
export const byVisitor = (entry: Unprepared<[server: TestServer, opponents: Opponents]>): Entry => ({
  ...entry,
  prepare: (server, opponents) => prepared(entry, server.client(), server, opponents),
})

/** Called by the plaintiff. */
export const byPlaintiff = (entry: Unprepared<[server: TestServer, opponents: Opponents]>): Entry => ({
  ...entry,
  prepare: (server, opponents) => prepared(entry, opponents.plaintiff.client, server, opponents),
})

/** Called by a new member of staff. */
export const byStaff = (role: StaffRole, entry: Unprepared<[server: TestServer, opponents: Opponents]>): Entry => ({
  ...entry,
  prepare: async (server, opponents) => prepared(entry, (await staffMember(server, role)).client, server, opponents),
})

/** Called by a party of a new claim in a status. */
export const onClaim = (
  status: ClaimStatus,
  party: keyof Opponents,
  entry: Unprepared<[server: TestServer, opponents: Opponents, claimId: string]>,
): Entry => ({
  ...entry,
  otherAnswers: ['NOT_IN_THIS_STATE', ...(entry.otherAnswers ?? [])],
  prepare: async (server, opponents) => {
    const claimId = await claimIn(server, opponents, status)
    const { request, ...rest } = await prepared(entry, opponents[party].client, server, opponents, claimId)
    return { ...rest, request: { ...request, params: { id: claimId, claimId, ...request.params } } }
  },
})

const noToken = 'x'.repeat(43)
const noCode = '0'.repeat(26)

/** Parameters of a path by their names; a token, code or digest is nobody's. */
const paramsOf = (claim: ClaimFixture, { publicPaymentId }: AccessFixtures) => ({
  id: claim.claimId,
  claimId: claim.claimId,
  companyId: claim.companyId,
  defendantId: claim.spareDefendantId,
  documentId: claim.spareDocumentId,
  replyId: claim.replyId,
  fileId: claim.fileId,
  publicId: publicPaymentId,
  list: 'my-claims',
  username: 'nobody',
  token: noToken,
  code: noCode,
  redeemCode: noCode,
  sha512: '0'.repeat(128),
})

/** Requests of the walk over all callers. */
export function requestsAbout(entry: Entry, claim: ClaimFixture, fixtures: AccessFixtures): readonly Request[] {
  const { body, file } = entry
  const params = paramsOf(claim, fixtures)
  const requests = entry.requests?.(claim, fixtures) ?? [{ ...(body && { body }), ...(file && { file }) }]
  return requests.map(request => ({ ...request, params: { ...params, ...request.params } }))
}

/** The entry with the example of the API's description for its body, where it names no other. */
export function withExample(entry: Entry, example: object | undefined): Entry {
  if (example === undefined || entry.body !== undefined) return entry
  const prepare: Prepare = async (server, opponents) => {
    const { request, ...rest } = await entry.prepare(server, opponents)
    return { ...rest, request: { body: example, ...request } }
  }
  return { ...entry, body: example, prepare }
}
