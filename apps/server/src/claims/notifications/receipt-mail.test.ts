import { expect, onTestFinished, test } from 'vitest'
import { claimDisputedByOther, claimIn, dataOf, draftClaim, fileDraft, offerOf, pay } from '../../testing/file-claim.ts'
import { confirmedUser } from '../../testing/sign-up.ts'
import { startTestServer } from '../../testing/test-server.ts'

async function started(settings: Record<string, string> = {}) {
  const server = await startTestServer(settings)
  onTestFinished(() => server.stop())
  const [plaintiff, defendant] = [await confirmedUser(server), await confirmedUser(server)]
  const receipt = async () => (await server.inbox.take(plaintiff.email, /^Fee of /)).text?.replaceAll(/\s+/g, ' ') ?? ''
  return { server, plaintiff, defendant, receipt }
}

test('the receipt of an agreement names whoever agreed, and no other defendant', async () => {
  const { server, plaintiff, defendant, receipt } = await started()
  const other = await confirmedUser(server)
  const claimId = await claimDisputedByOther(server, { plaintiff, defendant, other })
  expect(await receipt()).toContain('against Dora Defendant, Otto Other is filed')
  dataOf(await plaintiff.client.post(`/v1/claims/${claimId}/propose-resolution`, offerOf({ costOwner: 'Plaintiff' })))
  dataOf(await defendant.client.post(`/v1/claims/${claimId}/accept-resolution`))
  dataOf(await plaintiff.client.post(`/v1/claims/${claimId}/resolve`))
  await pay(server, claimId, 'platform fee')
  const said = await receipt()
  expect(said).toContain('The agreement between Ada Lovelace and Dora Defendant is final')
  expect(said).not.toContain('Otto')
})

test('without a notice period the receipt says that the claim is public', async () => {
  const { server, plaintiff, defendant, receipt } = await started({ NOTICE_PERIOD: 'PT0S' })
  await fileDraft(server, await draftClaim({ plaintiff, defendant }), { plaintiff, defendants: [] })
  const said = await receipt()
  expect(said).toContain('The claim is public, and they can still answer.')
  expect(said).not.toContain('After that the claim becomes public')
})

test('the receipt of an acceptance in full says in its subject what is owed, and to whom', async () => {
  const { server, plaintiff, defendant } = await started()
  const id = await claimIn(server, { plaintiff, defendant }, 'PENDING_PUBLICATION')
  dataOf(await defendant.client.post(`/v1/claims/${id}/resolve`))
  await pay(server, id, 'concession')
  const { subject } = await server.inbox.take(defendant.email, /^Fee of /)
  expect(subject).toMatch(/^Fee of EUR.200\.00 paid: you owe Ada Lovelace EUR.4,000\.00$/)
})
