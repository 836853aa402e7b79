import type { ClaimLists, PartyClaim } from '@redress/contract/claim-views.ts'
import type { Defendant } from '@redress/contract/defendants.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { announce } from '../../platform/events/live-events.ts'
import { claimIn, dataOf, type Opponents } from '../../testing/file-claim.ts'
import { confirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let opponents: Opponents
let claimId: string
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100' })
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
})
afterAll(() => server.stop())
beforeEach(async () => {
  claimId = await claimIn(server, opponents, 'PENDING')
})

type Saved = Extract<Defendant, { view: 'private' }>
const company = { taxId: 'ATU1', country: 'AT', email: 'Company@Example.org', legalName: 'Roof Ltd' }
const person = { firstName: 'Rita', lastName: 'Roof', email: 'rita@example.org' }
const post = (path: string, body: object) =>
  opponents.plaintiff.client.post(`/v1/claims/${claimId}/defendants/${path}`, body)
const save = async (path: string, body: object) => dataOf<Saved>(await post(path, body))
const listed = async () =>
  dataOf<PartyClaim>(await opponents.plaintiff.client.get(`/v1/claims/${claimId}`)).defendants as Saved[]

describe('stating a defendant', () => {
  test('a company with everything', { tags: 'SPEC-7-POST-claims-claimId-defendants-company' }, async () => {
    const wallet = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
    const saved = await save('company', {
      ...company,
      website: 'https://roof.example',
      cellPhone: '+43 1 234',
      socialMediaLinks: [
        { url: 'https://linkedin.com/old', type: 'LinkedIn' },
        { url: '', type: 'Other' },
        { url: 'https://roof.social', type: 'Other' },
        { url: 'https://linkedin.com/new', type: 'LinkedIn' },
      ],
      wallets: [{ address: '' }, { address: wallet }],
    })
    expect(saved).toMatchObject({
      view: 'private',
      type: 'Company',
      legalName: 'Roof Ltd',
      taxId: 'ATU1',
      email: 'company@example.org',
      cellPhone: '+43 1 234',
      website: 'https://roof.example',
      wallets: [{ address: wallet }],
      takeover: null,
      representatives: [],
    })
    expect(saved.socialMediaLinks).toEqual([
      { url: 'https://linkedin.com/new', type: 'LinkedIn' },
      { url: 'https://roof.social', type: 'Other' },
    ])
  })

  test('what was pasted is cleaned, and contacts are kept in one form', async () => {
    const saved = await save('company', {
      ...company,
      legalName: '\u202eRoof\u200b\nLtd',
      email: 'Roof <Buero@DACH.example>',
      website: '<roof.example>',
      cellPhone: 'Tel. 01/2345678',
    })
    expect(saved).toMatchObject({
      legalName: 'Roof Ltd',
      email: 'buero@dach.example',
      website: 'https://roof.example',
      cellPhone: '+43 1 2345678',
    })
  })

  test('a person of one name has no last one', async () => {
    const saved = await save('individual', { ...person, firstName: 'Suharto', lastName: '-' })
    expect(saved).toMatchObject({ firstName: 'Suharto', lastName: '' })
    const { myClaims } = dataOf<ClaimLists>(await opponents.plaintiff.client.get('/v1/claims'))
    expect(myClaims.find(({ id }) => id === claimId)?.defendantNames).toContain('Suharto')
  })

  test('a representative belongs to the company and bears its name', {
    tags: 'SPEC-7-POST-claims-claimId-defendants-company-companyId',
  }, async () => {
    const { id: companyId } = await save('company', company)
    const saved = await save(`company/${companyId}`, { ...person, companyPosition: 'Director', companyName: 'Other' })
    expect(saved).toMatchObject({
      type: 'Individual',
      isCompanyRepresentative: true,
      companyId,
      companyName: 'Roof Ltd',
      companyPosition: 'Director',
    })
    const { myClaims } = dataOf<ClaimLists>(await opponents.plaintiff.client.get('/v1/claims'))
    const names = myClaims.find(({ id }) => id === claimId)?.defendantNames
    expect(names, 'the list names whom the claim is against, not who represents them').toContain('Roof Ltd')
    expect(names).not.toContain('Rita Roof')
    const [, found] = await listed()
    expect(found?.representatives).toEqual([
      { id: saved.id, firstName: 'Rita', lastName: 'Roof', companyPosition: 'Director' },
    ])
  })

  test('again with its id changes what is given and leaves the rest', {
    tags: 'SPEC-7-POST-claims-claimId-defendants-company',
  }, async () => {
    const { id } = await save('individual', { ...person, cellPhone: '123 456' })
    const changed = await save('individual', { ...person, id, firstName: 'Renate' })
    expect(changed).toMatchObject({ id, firstName: 'Renate', cellPhone: '123 456' })
    expect(await save('individual', { ...person, id, cellPhone: '' })).toMatchObject({ cellPhone: null })
    expect(await listed()).toHaveLength(2)
  })

  test.each([
    ['the plaintiff', () => ({ email: opponents.plaintiff.email.toUpperCase() }), 403, 'OWN_CLAIM'],
    ['an address twice', () => ({ email: ` ${opponents.defendant.email} ` }), 409, 'DUPLICATE_DEFENDANT'],
    ['a mailbox twice', () => ({ email: opponents.defendant.email.replace('@', '+roof@') }), 409, 'DUPLICATE_MAILBOX'],
  ])(
    'refuses %s, on the e-mail',
    {
      tags: [
        'SPEC-8-OWN_CLAIM',
        'SPEC-8-DUPLICATE_DEFENDANT',
        'SPEC-8-DUPLICATE_MAILBOX',
        'SPEC-5-duplicateMailbox',
        'SPEC-5-ownDefendant',
        'SPEC-5-duplicateDefendant',
      ],
    },
    async (_, changes, status, code) => {
      const answer = await post('individual', { ...person, ...changes() })
      expect(answer).toMatchObject({ status, body: { code, details: [{ path: 'email' }] } })
      expect(answer.body.details?.[0]?.message).toBe(answer.body.error)
      expect(await listed()).toHaveLength(1)
    },
  )

  test('refuses another address for one that exists', {
    tags: ['SPEC-7-POST-claims-claimId-defendants-individual', 'SPEC-8-DEFENDANT_EMAIL_FIXED'],
  }, async () => {
    const { id } = await save('individual', person)
    const answer = await post('individual', { ...person, id, email: 'other@example.org' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'DEFENDANT_EMAIL_FIXED' } })
  })

  test('refuses a link twice, on the link', { tags: 'SPEC-5-duplicateLink' }, async () => {
    const link = { url: 'https://roof.social', type: 'Other' }
    const answer = await post('individual', { ...person, socialMediaLinks: [link, link] })
    const details = [{ path: 'socialMediaLinks.1.url', message: 'This link already exists.' }]
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', details } })
  })

  test('refuses an id that is of another kind or of another claim', {
    tags: ['SPEC-8-DEFENDANT_NOT_FOUND', 'SPEC-8-COMPANY_NOT_FOUND'],
  }, async () => {
    const { id } = await save('individual', person)
    const { id: companyId } = await save('company', company)
    const missing = { status: 404, body: { code: 'DEFENDANT_NOT_FOUND' } }
    expect(await post('company', { ...company, email: person.email, id })).toMatchObject(missing)
    const representative = { ...person, id, companyPosition: 'Director' }
    expect(await post(`company/${companyId}`, representative)).toMatchObject(missing)
    expect(await post(`company/${id}`, { ...person, email: 'x@example.org', companyPosition: 'D' })).toMatchObject({
      status: 404,
      body: { code: 'COMPANY_NOT_FOUND' },
    })
    await claimIn(server, { ...opponents, plaintiff: await confirmedUser(server) }, 'PENDING')
    expect(await post('individual', { ...person, id: crypto.randomUUID() })).toMatchObject(missing)
  })

  test('the same address many times at once is taken once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => post('individual', person)))
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await listed()).toHaveLength(2)
  })

  test('takes 50, also many at once', { tags: 'SPEC-8-TOO_MANY_DEFENDANTS' }, async () => {
    const others = Array.from({ length: 55 }, (_, index) => ({ ...person, email: `person-${index}@example.org` }))
    for (const other of others.slice(0, 40)) await save('individual', other)
    const answers = await Promise.all(others.slice(40).map(other => post('individual', other)))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(9)
    expect(answers.filter(answer => answer.body.code === 'TOO_MANY_DEFENDANTS')).toHaveLength(6)
    expect(await listed()).toHaveLength(50)
  })
})

describe('removing a defendant', () => {
  test('takes the representatives of a company along', {
    tags: 'SPEC-7-DELETE-claims-claimId-defendants-defendantId',
  }, async () => {
    const { id } = await save('company', company)
    await save(`company/${id}`, { ...person, companyPosition: 'Director' })
    const url = `/v1/claims/${claimId}/defendants/${id}`
    expect(await opponents.plaintiff.client.delete(url)).toMatchObject({ status: 200 })
    expect(await opponents.plaintiff.client.delete(url)).toMatchObject({ status: 404 })
    expect(await listed()).toHaveLength(1)
  })

  test('is announced once, and the removal of one who is gone is not', async () => {
    const { plaintiff } = opponents
    const [first] = await listed()
    const announced: (string | undefined)[] = []
    const end = server.context.live.onNews(news => {
      if (news.kind === 'changed') announced.push(news.claimId)
    })
    onTestFinished(end)
    // News arrives in the order of the commits.
    const marked = async () => {
      const mark = crypto.randomUUID()
      await announce(server.context.database, { userIds: [plaintiff.id], topics: ['claims'], claimId: mark })
      await vi.waitFor(() => expect(announced).toContain(mark), { timeout: 60_000 })
      return announced.splice(0).filter(id => id !== mark)
    }
    await marked()
    const url = `/v1/claims/${claimId}/defendants/${first?.id}`
    for (const status of [200, 404]) expect((await plaintiff.client.delete(url)).status).toBe(status)
    expect(await marked()).toEqual([claimId])
  })
})

test('nothing is changed once the claim is submitted', async () => {
  const [first] = await listed()
  dataOf(await opponents.plaintiff.client.post(`/v1/claims/${claimId}/submit`))
  const refused = { status: 409, body: { code: 'NOT_IN_THIS_STATE' } }
  expect(await post('individual', person)).toMatchObject(refused)
  expect(await post('company', company)).toMatchObject(refused)
  expect(await post(`company/${first?.id}`, { ...person, companyPosition: 'Director' })).toMatchObject(refused)
  const url = `/v1/claims/${claimId}/defendants/${first?.id}`
  expect(await opponents.plaintiff.client.delete(url)).toMatchObject(refused)
  expect(await opponents.defendant.client.delete(url)).toMatchObject({ status: 404 })
})
