import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { endAfter } from '@redress/domain/claim/calendar-days.ts'
import { claimEvents, type EventRow } from '@redress/domain/claim/events.ts'
import { feeRemindersOf, platformFeeOverdueAt } from '@redress/domain/claim/fee-due.ts'
import { readers } from '@redress/domain/claim/notifications.ts'
import type { RestrictionOutcome } from '@redress/domain/claim/reports.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, offerOf, pay } from '../../testing/file-claim.ts'
import { days, hours, minutes } from '../../testing/movable-clock.ts'
import type { Happened } from '../../testing/notifications/expected-news.ts'
import { NotificationWalk } from '../../testing/notifications/notification-walk.ts'
import type { Name, SeatName, WalkedClaim } from '../../testing/notifications/walked-claim.ts'
import { codeSentTo, newCodeSentTo } from '../../testing/redeem-codes.ts'
import { tokenIn } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { uploadTo } from '../../testing/upload.ts'
import { sweep } from '../../wiring/daily-sweep.ts'
import { decideReport, decideRestriction } from '../reports/moderate.ts'
import { findDecisionsOfClaim } from '../reports/moderation-repository.ts'
import { findReportsOfClaim } from '../reports/report-repository.ts'

let server: TestServer
/** Another process, for which submissions and disputes cost nothing. */
let free: TestServer
let walk: NotificationWalk
const walks: NotificationWalk[] = []
let claim: WalkedClaim
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100' })
  free = await server.another({ SUBMISSION_FEE: '0', DISPUTE_FEE: '0' })
  await startWalk()
})
afterAll(async () => {
  await free.stop()
  await server.stop()
})

/** Starts a walk with new users, who have no claims yet. */
async function startWalk(): Promise<void> {
  walk = await NotificationWalk.start(server)
  walks.push(walk)
  claim = walk.claim
}

const dispute = { disputeReason: 'Legal', disputeExplanation: 'I was never there.' }

/** The steps of the walk, each with what it is an event of. */
const happened = (event: Happened['event'], actor: Name | null, rest: Partial<Happened> = {}): Happened => ({
  ...{ event, actor },
  ...rest,
})
const send = (name: Name, path: string, body?: object) => () => claim.send(name, path, body)
const paid = (purpose: Parameters<typeof pay>[2]) => () => pay(server, claim.id, purpose)
const pass = (milliseconds: number) => () => claim.pass(milliseconds)
const amend = (value: number) => async () =>
  dataOf(await claim.client('plaintiff').patch(`/v1/claims/${claim.id}/amend`, { value }))
const ofSeat = (name: SeatName, path: string) => `defendants/${claim.seat(name).id}/${path}`

const takesOver = (name: 'person' | 'representative' | 'offered') =>
  walk.step(() => claim.takeOver(name), [happened('take over', name)])

/** Takes a seat over by a code sent to another user, who is notified. */
async function takesByCode(name: Name, seat: 'company' | 'named'): Promise<void> {
  const code = await codeSentTo(server, claim.seat(seat).email)
  const act = async () => {
    dataOf(await claim.client(name).post(`/v1/claims/takeover/${code}`))
    claim.change(seat, { taker: name })
  }
  await walk.step(act, [happened('take over', name)], { [seat]: ['takeover notice'] })
}

async function confirms(name: Name, address: string): Promise<void> {
  await claim.signInAgain(name)
  const { client } = claim.user(name)
  dataOf(await client.post('/v1/users/emails', { email: address }))
  const token = tokenIn(await server.inbox.take(address, /additional/))
  dataOf(await client.get(`/v1/users/emails/confirm/${token}`))
}

/** Files a claim against some seats; users with a seat of their own address take it over. */
async function file(...seats: readonly SeatName[]): Promise<void> {
  await walk.begin(...seats)
  await walk.step(send('plaintiff', 'submit'))
  await walk.step(paid('submission'), [happened('submission paid', 'plaintiff', { isPaid: true })])
  for (const name of ['person', 'representative'] as const) if (claim.seats.has(name)) await takesOver(name)
}

const everybody = ['company', 'representative', 'named', 'offered'] as const

describe('every event is told to every reader as the table says, and to nobody twice', {
  tags: 'SPEC-7-notified',
}, () => {
  test('from the submission to the settlement, to a person who holds two seats and whose third is untaken', async () => {
    await file(...everybody)
    await takesByCode('person', 'company')
    await walk.step(async () => {
      await confirms('person', claim.seat('named').email)
      claim.change('named', { owner: 'person' })
    })
    await walk.step(send('person', 'extend'), [happened('extend', 'person')])
    await walk.step(amend(5_000), [happened('amend', 'plaintiff')])
    await walk.step(send('representative', 'dispute', dispute))
    await walk.step(pass(hours(1) - minutes(1)))
    await walk.step(pass(minutes(1)), [happened('dispute unpaid', 'representative')])
    await walk.step(pass(hours(47)), [happened('dispute unpaid', 'representative')])
    await walk.step(pass(hours(48)))
    await walk.step(paid('dispute'), [happened('dispute paid', 'representative', { isPaid: true })])
    await walk.step(send('plaintiff', 'propose-resolution', offerOf()), [happened('propose', 'plaintiff')])
    await walk.step(send('representative', 'reject-resolution'), [happened('reject', 'representative')])
    await walk.step(send('person', 'propose-resolution', offerOf()), [happened('propose', 'person')])
    await walk.step(send('plaintiff', 'accept-resolution'), [happened('accept', 'plaintiff')])
    await walk.step(pass(days(20)), [happened('platform fee overdue', null), happened('notice period over', null)])
    await walk.step(send('person', 'resolve'))
    await walk.step(paid('platform fee'), [happened('platform fee paid', 'person', { isPaid: true })])
    const said = (name: Name) =>
      server.inbox.mail
        .filter(({ to }) => to?.[0]?.address === claim.user(name).email)
        .map(({ text = '' }) => text.replaceAll(/\s+/g, ' '))
    for (const words of [
      'Rita Roth disputes your claim against Dora Defendant, Roofs Ltd, Nora Named, Otto Offered (Professional Malpractice). The reason given is “Legal”.',
      'You would receive EUR 3,000.00.',
      'By this agreement you receive EUR 3,000.00.',
    ]) {
      expect(
        said('plaintiff').some(text => text.includes(words)),
        words,
      ).toBe(true)
    }
    expect(said('person').some(text => /accepted the offer .* The fee must be paid by \d+ \w+ 2026\./.test(text))).toBe(
      true,
    )
  })

  test('where nothing has to be paid, and the plaintiff bears the fee of the agreement', async () => {
    await walk.begin('offered')
    const filed = happened('submission paid', 'plaintiff', { isFree: true })
    await walk.step(() => claim.send('plaintiff', 'submit', undefined, free), [filed])
    await takesOver('person')
    await takesOver('offered')
    const disputed = happened('dispute paid', 'person', { isFree: true })
    await walk.step(() => claim.send('person', 'dispute', dispute, free), [disputed])
    const offer = offerOf({ costOwner: 'Plaintiff' })
    await walk.step(send('plaintiff', 'propose-resolution', offer), [happened('propose', 'plaintiff')])
    await walk.step(send('person', 'accept-resolution'), [happened('accept', 'person')])
    await walk.step(send('plaintiff', 'resolve'))
    await walk.step(paid('platform fee'), [happened('platform fee paid', 'plaintiff', { isPaid: true })])
  })

  test('where two defendants act at once, and one concedes', async () => {
    await file(...everybody)
    await walk.step(send('representative', 'dispute', dispute))
    await walk.step(send('person', 'resolve'), [happened('concede beside a dispute', 'person')])
    await walk.step(pass(hours(1)), [
      happened('dispute unpaid', 'representative'),
      happened('concession unpaid', 'person'),
    ])
    await walk.step(paid('concession'), [
      happened('concession paid', 'person', { isPaid: true }),
      happened('dispute lapsed', 'representative'),
    ])
    await walk.step(pass(days(3)))
  })

  test('where much is written, added and amended: mail of it comes once an hour', async () => {
    await file('company', 'representative')
    const words = { text: 'The roof was dry.' }
    const payment = { paidOn: '2026-02-01', paidValue: 500, text: 'In cash.' }
    const link = { url: 'https://example.org/receipt', urlDescription: 'The receipt' }
    await walk.step(send('person', 'messages', words), [happened('message written', 'person')])
    await walk.step(send('plaintiff', 'documents/urls', link), [happened('document added', 'plaintiff')])
    await walk.step(send('representative', 'documents/urls', link), [happened('document added', 'representative')])
    await walk.step(send('plaintiff', 'messages', words), [happened('message written', 'plaintiff')])
    // Any later act of the plaintiff answers the payment claim.
    await walk.step(amend(4_500), [happened('amend', 'plaintiff')])
    await walk.step(amend(4_600), [happened('amend', 'plaintiff')])
    await walk.step(send('representative', 'payment-statements', payment), [
      happened('payment claimed', 'representative'),
    ])
    await walk.step(pass(hours(1)))
    await walk.step(pass(hours(2)))
    await walk.step(send('person', 'resolve'))
    await walk.step(amend(4_700), [happened('amend', 'plaintiff'), happened('concession lapsed', 'person')])
    await walk.step(pass(hours(2)))
  })

  test('where nobody answers, a letter is refused, an address is somebody else’s, and one is corrected', async () => {
    await file(...everybody)
    await walk.step(pass(days(1)))
    const company = claim.seat('company')
    server.inbox.refuse(company.email, '5.1.1 No such mailbox')
    const refused = happened('letter refused', null, { seat: company })
    await walk.step(send('plaintiff', ofSeat('company', 'letter')), [refused])
    server.inbox.refuse(company.email, null)
    const before = claim.seat('offered')
    const disowned = happened('address disowned', null, { seat: { ...before, state: 'disowned' } })
    await walk.step(async () => {
      dataOf(await claim.client('offered').post(`/v1/claims/defendants/${before.id}/disown`))
      claim.change('offered', { state: 'disowned' })
    }, [disowned])
    const { email } = claim.user('latecomer')
    const corrected = { ...claim.seat('named'), email, owner: 'latecomer' } as const
    const correct = () =>
      claim.client('plaintiff').patch(`/v1/claims/${claim.id}/${ofSeat('named', 'address')}`, { email })
    await walk.step(async () => {
      dataOf(await correct())
      claim.change('named', corrected)
    }, [happened('address corrected', 'plaintiff', { seat: corrected })])
    const reminded = {
      person: ['letter'],
      representative: ['letter'],
      company: ['letter'],
      latecomer: ['letter'],
    } as const
    await walk.step(pass(days(7)), [], reminded)
    await walk.step(pass(days(4)), [], reminded)
    await walk.step(pass(days(2)), [], reminded)
    await walk.step(pass(days(2)), [happened('notice period over', null)])
    const reply = (text: string) => send('person', ofSeat('person', 'reply'), { text })
    await walk.step(reply('The roof was dry.'), [happened('publish reply', 'person')])
    await walk.step(reply('It was quite dry.'), [happened('change reply', 'person')])
    const { replies } = dataOf<PartyClaim>(await claim.client('plaintiff').get(`/v1/claims/${claim.id}`))
    const answer = send('plaintiff', `replies/${replies[0]?.id}/answer`, { text: 'It was wet.' })
    await walk.step(answer, [happened('answer reply', 'plaintiff')])
    const by = { by: 'Olga', reason: 'It names a street.' }
    const database = () => server.context.database
    const decideAbout = (decision: Parameters<typeof decideReport>[3]) => async () => {
      dataOf(await server.client().post(`/v1/claims/${claim.id}/reports`, { reason: 'other', text: 'No.' }))
      const report = (await findReportsOfClaim(database(), claim.id)).at(-1)
      await decideReport(server.context, by, report?.id ?? '', decision)
    }
    const changed = dataOf<PartyClaim>(await claim.client('plaintiff').get(`/v1/claims/${claim.id}`)).replies[0]
    const redaction = { replyId: changed?.id ?? '', passages: [{ passage: 'dry', takenOut: 'other' }] } as const
    await walk.step(decideAbout({ kind: 'redacted', redaction }), [happened('text redacted', null)])
    await walk.step(decideAbout({ kind: 'restricted' }), [happened('record restricted', null)])
    const decision = (await findDecisionsOfClaim(database(), claim.id)).at(-1)
    const decided = (outcome: RestrictionOutcome) => async () => {
      await decideRestriction(server.context, by, decision?.id ?? '', outcome)
    }
    await walk.step(send('plaintiff', 'objections', { decisionId: decision?.id, text: 'No.' }))
    await walk.step(decided('kept'), [happened('restriction kept', null)])
    await walk.step(decided('restored'), [happened('record restored', null)])
  })

  test('where a claim that was settled early is shown in the end', async () => {
    await file('offered')
    await takesOver('offered')
    await walk.step(send('person', 'resolve'))
    await walk.step(paid('concession'), [happened('concession paid', 'person', { isPaid: true })])
    const agree = (name: Name) => async () => {
      dataOf(await claim.client(name).send('PATCH', `/v1/claims/${claim.id}/showing`, { agrees: true }))
    }
    await walk.step(agree('plaintiff'), [happened('agree to show', 'plaintiff')])
    await walk.step(agree('person'), [happened('agree to show', 'person')])
    await walk.step(agree('offered'), [happened('settlement shown', 'offered')])
  })

  test.each([
    ['settle elsewhere', 'settle-elsewhere'],
    ['withdraw', 'withdraw'],
  ] as const)('where the plaintiff ends the claim: %s', async (event, path) => {
    await file('company', 'person', 'named')
    await walk.step(send('person', 'resolve'))
    await walk.step(send('person', 'propose-resolution', offerOf()), [happened('propose', 'person')])
    await walk.step(send('plaintiff', path), [happened(event, 'plaintiff')])
    await walk.step(pass(days(16)))
  })

  test('where offers are countered, withdrawn, and expire', async () => {
    await file('company', 'representative', 'offered')
    await walk.step(send('person', 'propose-resolution', offerOf()), [happened('propose', 'person')])
    await walk.step(send('plaintiff', 'counter-resolution', offerOf({ value: 2_500 })), [
      happened('counter', 'plaintiff'),
    ])
    await walk.step(send('representative', 'counter-resolution', offerOf({ value: 2_000 })), [
      happened('counter', 'representative'),
    ])
    await walk.step(send('representative', 'withdraw-resolution'), [happened('withdraw offer', 'representative')])
    await walk.step(send('plaintiff', 'propose-resolution', { ...offerOf(), validForDays: 1 }), [
      happened('propose', 'plaintiff'),
    ])
    await walk.step(pass(days(3)), [happened('offer expired', null)])
  })

  test('where the fee of an agreement is not paid in time', async () => {
    await file('company', 'representative')
    const publishedAt = endAfter(server.clock.now(), days(15)).getTime()
    const passUntil = (time: Date, event: Happened) => {
      const now = server.clock.now().getTime()
      const isPublished = now < publishedAt && publishedAt <= time.getTime()
      const published = isPublished ? [happened('notice period over', null)] : []
      return walk.step(pass(time.getTime() - now), [event, ...published])
    }
    for (const [costOwner, debtor, other] of [
      ['Defendant', 'representative', 'plaintiff'],
      ['Plaintiff', 'plaintiff', 'representative'],
    ] as const) {
      const offer = offerOf({ costOwner })
      await walk.step(send('representative', 'propose-resolution', offer), [happened('propose', 'representative')])
      await walk.step(send('plaintiff', 'accept-resolution'), [happened('accept', 'plaintiff')])
      const acceptedAt = server.clock.now()
      for (const { dueAt } of feeRemindersOf(acceptedAt)) await passUntil(dueAt, happened('platform fee due', debtor))
      await passUntil(platformFeeOverdueAt(acceptedAt), happened('platform fee overdue', null))
      await walk.step(send(other, 'end-agreement'), [happened('end agreement', other)])
    }
  })

  test('where what was agreed is paid, late and by silence', async () => {
    await file('company', 'representative', 'person')
    await walk.step(pass(days(16)), [happened('notice period over', null)])
    const dueOn = (from: number) => new Date(server.clock.now().getTime() + days(from)).toISOString().slice(0, 10)
    const paymentPlan = [
      { dueOn: dueOn(10), value: 1_000 },
      { dueOn: dueOn(40), value: 2_000 },
    ]
    const offer = { ...offerOf(), paymentPlan }
    await walk.step(send('representative', 'propose-resolution', offer), [happened('propose', 'representative')])
    await walk.step(send('plaintiff', 'accept-resolution'), [happened('accept', 'plaintiff')])
    await walk.step(send('representative', 'resolve'))
    await walk.step(paid('platform fee'), [happened('platform fee paid', 'representative', { isPaid: true })])
    const details = { holder: 'Ada', iban: 'AT611904300234573201', words: '' }
    const states = async () => {
      await claim.signInAgain('plaintiff')
      dataOf(await claim.client('plaintiff').patch(`/v1/claims/${claim.id}/payment-details`, details))
    }
    const said = (name: Name, position: number, word: string) => send(name, 'sums', { position, said: word })
    const saidAgain = async () => {
      const { client } = claim.user('representative')
      const file = { name: 'receipt.txt', content: new TextEncoder().encode('Paid.') }
      const added = dataOf<{ files: { id: string }[] }>(
        await uploadTo(client, `/v1/claims/${claim.id}/messages/files`, file),
      )
      const receipt = { text: 'The receipt.', fileIds: added.files.map(({ id }) => id) }
      await claim.send('representative', 'sums', { position: 0, said: 'paid', ...receipt })
    }
    await walk.step(pass(days(8)), [happened('account awaited', null)])
    await walk.step(states, [happened('payment details stated', 'representative')])
    await walk.step(async () => {
      const token = tokenIn(await server.inbox.take(claim.user('plaintiff').email, /account was changed/))
      dataOf(await server.client().post(`/v1/auth/account-changes/${token}/undo`, {}))
      await claim.signInAgain('plaintiff')
    }, [happened('payment details taken back', 'representative')])
    await walk.step(states, [happened('payment details stated', 'representative')])
    await walk.step(pass(days(6)), [happened('sum due', 'representative')])
    await walk.step(pass(days(4)), [happened('sum overdue', null)])
    await walk.step(said('representative', 0, 'paid'), [happened('sum said paid', 'representative')])
    await walk.step(said('plaintiff', 0, 'not received'), [happened('sum not received', 'plaintiff')])
    await walk.step(saidAgain, [
      happened('message written', 'representative'),
      happened('sum said paid', 'representative'),
    ])
    await walk.step(said('plaintiff', 0, 'received'), [happened('sum received', 'plaintiff')])
    await walk.step(said('representative', 1, 'paid'), [happened('sum said paid', 'representative')])
    await walk.step(pass(days(3)), [happened('answer awaited', null)])
    await walk.step(pass(days(6)), [happened('sum not contradicted', null)])
  })

  test('where the parties exchange sealed bids, which concern the one defendant who bids', async () => {
    await file(...everybody, 'person')
    await walk.step(send('representative', 'dispute', dispute))
    await walk.step(paid('dispute'), [happened('dispute paid', 'representative', { isPaid: true })])
    const terms = { costOwner: 'Defendant' }
    const bid = (name: Name, round: number, value: number) => send(name, 'bidding/bids', { round, value })
    const bidding = (event: Happened['event'], actor: Name | null) =>
      happened(event, actor, { seat: claim.seat('representative') })
    await walk.step(send('representative', 'bidding', terms), [happened('ask for bids', 'representative')])
    await walk.step(send('plaintiff', 'bidding/agree', terms), [happened('agree to bids', 'plaintiff')])
    for (const round of [1, 2, 3]) {
      await walk.step(bid('plaintiff', round, 2_000), [bidding('bid', 'plaintiff')])
      const outcome = round < 3 ? 'bids apart' : 'bids close'
      await walk.step(bid('representative', round, 1_900), [bidding(outcome, null)])
    }
    await walk.step(send('plaintiff', 'bidding/middle'))
    await walk.step(send('representative', 'bidding/end'), [happened('bidding ended', null)])
    await walk.step(send('plaintiff', 'bidding', terms), [happened('ask for bids', 'plaintiff')])
    await walk.step(send('plaintiff', 'bidding/end'), [happened('bidding ended', 'plaintiff')])
    await walk.step(send('plaintiff', 'bidding', terms), [happened('ask for bids', 'plaintiff')])
    await walk.step(send('representative', 'bidding/agree', terms), [happened('agree to bids', 'representative')])
    await walk.step(bid('representative', 1, 1_900), [bidding('bid', 'representative')])
    await walk.step(bid('plaintiff', 1, 1_900), [happened('settle by bids', null)])
  })

  test('where takeovers are contested, and end', async () => {
    await file('named')
    await takesByCode('stranger', 'named')
    const contested = () => claim.change('named', { state: 'contested' })
    const contest = async () => {
      await claim.send('plaintiff', ofSeat('named', 'contest'))
      contested()
    }
    const held = () => ({ seat: claim.seat('named') })
    await walk.step(contest, [happened('contest by plaintiff', 'stranger', held())], { named: ['letter'] })
    await walk.step(send('stranger', 'propose-resolution', offerOf()), [happened('propose', 'stranger')])
    const { email } = claim.seat('named')
    const [former, newCode] = [held(), await newCodeSentTo(server, email)]
    const replace = async () => {
      dataOf(await claim.client('latecomer').post(`/v1/claims/takeover/${newCode}`))
      claim.change('named', { taker: 'latecomer', state: null })
    }
    const replaced = [happened('replace taker', 'latecomer'), happened('defendant replaced', 'latecomer')]
    await walk.step(replace, [happened('takeover ended', 'stranger', former), ...replaced], {
      named: ['takeover notice'],
    })
    await server.inbox.take(email, /can now answer the claim against you/)
    const link = tokenIn(await server.inbox.take(email, /can now answer the claim against you/))
    const contestByLink = async () => {
      dataOf(await server.client().post(`/v1/takeovers/${link}/contest`))
      contested()
    }
    await walk.step(contestByLink, [happened('contest by named address', 'latecomer', held())], { named: ['letter'] })
    await walk.step(async () => {
      await confirms('latecomer', email)
      claim.change('named', { owner: 'latecomer', state: null })
    }, [happened('confirm contested takeover', 'latecomer', held())])
  })

  test('where a defendant closes their account', async () => {
    await startWalk()
    await file('offered')
    await takesOver('offered')
    await walk.step(send('person', 'propose-resolution', offerOf()), [happened('propose', 'person')])
    await walk.step(() => claim.close('person'), [happened('account closed', 'person')])
    const pass = async () => {
      await claim.pass(days(3))
      await sweep(server.context)
    }
    await walk.step(pass, [happened('party left', 'person')])
  })

  test('and every reader whom the table names was looked at', () => {
    const rules = Object.entries<EventRow>(claimEvents)
    const named = rules.flatMap(([event, { notify }]) =>
      readers.filter(reader => notify && notify.channels[reader] !== 'none').map(reader => `${event}: ${reader}`),
    )
    expect(named.filter(each => !walks.some(({ seen }) => seen.has(each)))).toEqual([])
  })
})

test('a company’s address cannot be its representative’s too', async () => {
  await walk.begin('company')
  const again = {
    ...{ firstName: 'Rita', lastName: 'Roth', companyPosition: 'Director' },
    email: claim.seat('company').email.toUpperCase(),
  }
  const path = `/v1/claims/${claim.id}/defendants/company/${claim.seat('company').id}`
  expect((await claim.client('plaintiff').post(path, again)).body.code).toBe('DUPLICATE_DEFENDANT')
})
