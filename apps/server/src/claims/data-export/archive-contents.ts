import { Readable } from 'node:stream'
import { type ArchivedFile, archivedData } from '@redress/contract/archived-data.ts'
import { serverTexts } from '@redress/texts/server-texts.ts'
import { z } from 'zod'
import { allOwnSuspensions } from '../../accounts/people/own-suspension.ts'
import { personOf } from '../../accounts/people/people.ts'
import { getAccount } from '../../accounts/profile/profile.ts'
import { allActivity } from '../../accounts/sessions/account-events.ts'
import type { Context } from '../../adapters/context.ts'
import { timeText } from '../../mail/times.ts'
import { allNotifications } from '../../notifications/in-app-notifications.ts'
import { paymentsFor } from '../../payments/payment-presenter.ts'
import type { SignedIn } from '../../platform/http/caller.ts'
import { agreementFile } from '../agreements/agreements.ts'
import { allMessages } from '../messages/read-messages.ts'
import { listReferrals } from '../record/referrals.ts'
import { listOfferedClaims } from '../takeover/offered-claims.ts'
import { loadClaimAccess, partyOf } from '../views/claim-access.ts'
import { wholeLists } from '../views/claim-list.ts'
import { claimForParty } from '../views/claim-view.ts'
import { getHistory } from '../views/history.ts'
import { downloadHistory } from '../views/history-file.ts'
import { ownDocuments } from './own-documents.ts'
import type { ZipEntry } from './zip-archive.ts'

type ArchivedName = keyof typeof archivedData
type Archived<Name extends ArchivedName> = z.input<(typeof archivedData)[Name]>

async function* text(value: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(value)
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

function file<Name extends ArchivedName>(name: Name, value: Archived<Name>, folder = ''): ZipEntry {
  return { path: `${folder}${name}`, content: text(json(value)) }
}

/** A list that is asked for as it is written, however long it is. */
function list<Name extends 'activity.json' | 'notifications.json'>(
  name: Name,
  items: AsyncIterable<Archived<Name>[number]>,
): ZipEntry {
  async function* written(): AsyncGenerator<Uint8Array> {
    let separator = '[\n'
    for await (const item of items) {
      yield Buffer.from(`${separator}${JSON.stringify(item, null, 2)}`)
      separator = ',\n'
    }
    yield Buffer.from(separator === '[\n' ? '[]\n' : '\n]\n')
  }
  return { path: name, content: written() }
}

/** JSON Schemas of the data files in the archive. */
const schemas = () =>
  Object.fromEntries(
    Object.entries(archivedData).map(([name, schema]) => [
      name,
      z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }),
    ]),
  )

/** A claim as its party sees it, with the files that they have added; nothing where they have no part in it any more. */
async function* claimEntries(
  context: Context,
  claimId: string,
  caller: SignedIn,
  note: (file: ArchivedFile) => void,
): AsyncGenerator<ZipEntry> {
  const access = await loadClaimAccess(context)(claimId, { caller, reader: null })
  const party = access && partyOf(access.relation)
  if (!access || !party) return
  const { claim } = access
  const { userId } = caller
  const read = { claim, party, userId }
  const [history, { messages, unsentFiles }] = [await getHistory(context, read), await allMessages(context, read)]
  if (!history.ok) return
  const whole = {
    claim: await claimForParty(context, context.database, read),
    history: history.value,
    messages,
    unsentFiles,
    payments: await paymentsFor(context, { claimId, party, userId }),
  }
  yield file('claim.json', whole, `claims/${claimId}/`)
  const proof = await downloadHistory(context, read)
  if (proof.ok) yield { path: `claims/${claimId}/${proof.value.fileName}`, content: proof.value.content }
  const agreement = await agreementFile(context, claimId)
  if (agreement.ok)
    yield { path: `claims/${claimId}/${agreement.value.filename}`, content: Readable.from([agreement.value.content]) }
  yield* ownDocuments(context, { claimId, userId }, note)
}

/**
 * All data of a user, file by file. It comes from the presenters of the user's own endpoints, so that nothing private
 * of others gets in.
 */
export async function* archiveContents(context: Context, userId: string): AsyncGenerator<ZipEntry> {
  const { database, clock, settings } = context
  const now = clock.now()
  const { language } = await personOf(database, userId)
  const caller: SignedIn = {
    userId,
    sessionId: '',
    provenAt: now,
    isConfirmed: true,
    suspended: null,
    staff: null,
  }
  const { readMeName, readMe } = serverTexts[language].dataExport
  const account = await getAccount(database, userId)
  const facts = { username: account.username, site: settings.PUBLIC_URL, at: timeText(now, language) }
  yield { path: readMeName, content: text(readMe(facts)) }
  yield { path: 'schema.json', content: text(json(schemas())) }
  yield file('account.json', account)
  yield file('suspensions.json', await allOwnSuspensions(database, userId))
  yield list('activity.json', allActivity(context, userId))
  yield list('notifications.json', allNotifications(database, { userId, language }))
  const referrals = await listReferrals(context, userId)
  if (referrals.ok) yield file('referrals.json', referrals.value)
  const offered = await listOfferedClaims(context, { userId })
  if (offered.ok) yield file('offered-claims.json', offered.value)
  const lists = await wholeLists(context, { userId })
  yield file('claims.json', lists)
  const files: ArchivedFile[] = []
  for (const { id } of [...lists.myClaims, ...lists.accusedClaims])
    yield* claimEntries(context, id, caller, each => files.push(each))
  yield file('documents.json', files)
}
