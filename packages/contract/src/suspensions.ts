import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dateTime, givenUsername, id } from './fields.ts'
import { view } from './named-schemas.ts'
import { replyForm } from './replies.ts'
import { staffSearchForm } from './staff-search-forms.ts'
import { suspensionDecisionForm, suspensionForm } from './suspension-forms.ts'
import { suspensionFacts, suspensionGround, suspensionScope } from './suspension-views.ts'
import { user } from './users.ts'

const suspension = view('Suspension', {
  ...suspensionFacts,
  /** Name of the person who decided, for the staff alone. */
  suspendedBy: z.string(),
  /** Whether the objection waits for an answer. */
  isObjectionOpen: z.boolean(),
  /** Whether the caller may decide about it now. */
  mayDecide: z.boolean(),
})
export type Suspension = z.output<typeof suspension>

const accountForStaff = view('AccountForStaff', {
  userId: id,
  username: z.string(),
  /** Whether the caller decides: by the role, and where it is no concern of theirs. */
  mayModerate: z.boolean(),
  /** Whether the account is the caller's own or shares a claim with it, so that another member of staff decides. */
  isConcerned: z.boolean(),
  /** Whether its owner has closed it. */
  isClosed: z.boolean(),
  /** The newest first. */
  suspensions: z.array(suspension),
})
export type AccountForStaff = z.output<typeof accountForStaff>

const suspendedAccount = view('SuspendedAccount', {
  username: z.string(),
  scope: suspensionScope,
  ground: suspensionGround,
  suspendedAt: dateTime,
  isObjectionOpen: z.boolean(),
})
export type SuspendedAccount = z.output<typeof suspendedAccount>

const foundAccount = view('FoundAccount', {
  username: z.string(),
  name: z.string(),
  isClosed: z.boolean(),
})

const staffErrors = ['NOT_FOUND', 'SECOND_FACTOR_REQUIRED'] as const
const decisionErrors = [...staffErrors, 'SIGN_IN_AGAIN', 'DECIDED_ALREADY', 'ANOTHER_MODERATOR_DECIDES'] as const

export const objectToSuspension = endpoint({
  method: 'POST',
  path: '/v1/users/suspension/objection',
  summary: 'Object to the suspension of the own account, once',
  permission: 'use an own account',
  body: replyForm,
  output: user,
  errors: ['NOT_FOUND', 'OBJECTED_ALREADY'],
})

export const getSuspendedAccounts = endpoint({
  method: 'GET',
  path: '/v1/operator/accounts',
  summary: 'For staff: the accounts that are suspended, those that object first; at most 100',
  permission: 'read suspensions',
  output: z.object({ accounts: z.array(suspendedAccount), count: z.number().int() }),
  errors: [...staffErrors],
})

export const findAccounts = endpoint({
  method: 'GET',
  path: '/v1/operator/account-search',
  summary:
    'For staff: at most 20 accounts, by part of a name or a confirmed email address, or by the number of an account or of a claim that it is a party to',
  permission: 'read suspensions',
  query: staffSearchForm,
  output: z.object({ accounts: z.array(foundAccount), hasMore: z.boolean() }),
  errors: [...staffErrors],
})

export const getAccountForStaff = endpoint({
  method: 'GET',
  path: '/v1/operator/accounts/:username',
  summary: 'For staff: an account with its suspensions',
  permission: 'read suspensions',
  params: z.strictObject({ username: givenUsername }),
  output: accountForStaff,
  errors: [...staffErrors, 'USER_NOT_FOUND'],
})

export const suspendAccount = endpoint({
  method: 'POST',
  path: '/v1/operator/accounts/:username/suspensions',
  summary: 'For staff: suspend an account, or its filing',
  permission: 'suspend accounts',
  needsProof: true,
  params: z.strictObject({ username: givenUsername }),
  body: suspensionForm,
  output: accountForStaff,
  errors: [...decisionErrors, 'USER_NOT_FOUND'],
})

export const decideSuspension = endpoint({
  method: 'POST',
  path: '/v1/operator/suspensions/:id/decision',
  summary: 'For staff: lift a suspension, or keep it after an objection',
  permission: 'suspend accounts',
  needsProof: true,
  params: z.strictObject({ id }),
  body: suspensionDecisionForm,
  output: accountForStaff,
  errors: [...decisionErrors, 'USER_NOT_FOUND'],
})
