import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { type Localnet, startLocalnet } from '@redress/localnet/start-localnet.ts'
import { call, submitByApi, takeOverByApi } from './filing/filing-by-api.ts'
import { payWithTestWallet } from './filing/filing-by-page.ts'
import { publicAtOnce, test } from './installation/fixtures.ts'
import { mailTo } from './installation/mailbox.ts'
import { expectNoFaults, watch } from './screens/inspection.ts'

test.use({ settings: publicAtOnce })

const root = join(import.meta.dirname, '..')
const dayIn = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** Output of the `verify` command with only a node of the chain, and without the installation. */
async function verifiedByCommand(node: Localnet, file: string): Promise<string> {
  const parameters = ['--silent', 'run', 'verify', '--', file, '--rpc', node.rpcUrl]
  const { stdout } = await promisify(execFile)('npm', parameters, { cwd: root })
  return stdout
}

async function saved(page: Page, button: string, to: string): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).first().click()
  await (await download).saveAs(to)
  return to
}

/** A copy with one byte changed. */
function altered(file: string): string {
  const bytes = readFileSync(file)
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  const copy = file.replace(/(\.\w+)$/, '-altered$1')
  writeFileSync(copy, bytes)
  return copy
}

test('an agreement in instalments is countered, accepted, mailed, paid for, and proven without us', async ({
  people,
  browser,
}, { outputDir }) => {
  const { installation, plaintiff, defendant, who } = people
  await defendant.setViewportSize({ width: 360, height: 740 })
  for (const page of [plaintiff, defendant]) await watch(page)
  const { id } = await submitByApi(plaintiff, who.defendant)
  await takeOverByApi(defendant)
  const terms = { winningParty: 'Plaintiff', costOwner: 'Defendant' }
  const inParts = (value: number) => ({
    ...{ ...terms, value: value * 3 },
    paymentPlan: [30, 60, 90].map(days => ({ dueOn: dayIn(days), value })),
  })
  await call(defendant, { path: `/v1/claims/${id}/propose-resolution`, body: inParts(150) })
  await call(plaintiff, { path: `/v1/claims/${id}/counter-resolution`, body: inParts(200) })
  const theirs = `/dashboard/claims/against-me/${id}`
  const agreement = join(outputDir, 'agreement.pdf')
  const history = join(outputDir, 'history.jsonl')

  await test.step('it is accepted, and signed with a wallet that was connected before', async () => {
    await defendant.addInitScript(() => localStorage.setItem('redress.wallet', 'Redress test wallet'))
    await defendant.goto(theirs)
    await defendant.getByRole('button', { name: 'Accept' }).first().click()
    const dialog = defendant.getByRole('alertdialog')
    await dialog.getByRole('switch', { name: 'Also sign these terms with Redress test wallet' }).click()
    await expectNoFaults(defendant)
    const accepting = defendant.waitForRequest(/accept-resolution$/)
    await dialog.getByRole('button', { name: 'Accept' }).click()
    expect((await accepting).postDataJSON()).toMatchObject({
      signature: { signature: expect.stringMatching(/^.{86}==$/) },
    })
    await expect(dialog).toBeHidden()
  })

  await test.step('both have the agreement in their mail', async () => {
    for (const { email } of [who.plaintiff, who.defendant]) {
      const { attachments } = await mailTo(installation.mailUrl, email, /accepted the offer of EUR/)
      expect(attachments.map(({ fileName }) => fileName)).toContain(`redress-${id.slice(0, 8)}-agreement.pdf`)
    }
  })

  await test.step('the fee is paid, whose memo names the agreement', async () => {
    await defendant.goto(theirs)
    await defendant.getByRole('link', { name: 'Pay and Resolve' }).click()
    await defendant.getByRole('button', { name: 'Pay and Resolve' }).click()
    await payWithTestWallet(defendant)
    await expect(defendant.getByText(/The claim shows by when/)).toBeVisible()
    await defendant.goto(`${theirs}/resolutions`)
    await saved(defendant, 'Agreement (PDF)', agreement)
    await defendant.goto(`${theirs}/history`)
    await saved(defendant, 'Save as a file', history)
    await expectNoFaults(defendant)
  })

  await test.step('anybody finds the agreement by its file, and sees that another one was altered', async () => {
    const visitor = await browser.newPage()
    await watch(visitor)
    const sent: string[] = []
    visitor.on('request', request => {
      if (request.method() !== 'GET' || request.postData() !== null) sent.push(request.url())
    })
    await visitor.goto(`${installation.url}/verify`)
    const choose = (file: string) => visitor.locator('input[type=file]').setInputFiles(file)
    await choose(agreement)
    await expect(visitor.getByText(`This is the agreement on claim ${id.slice(0, 8)}`)).toBeVisible()
    const sha256 = createHash('sha256').update(readFileSync(agreement)).digest('hex')
    await expect(visitor.getByText(sha256)).toBeVisible()
    await expect(visitor.getByText('Transaction on Solana')).toBeVisible()
    await expectNoFaults(visitor)
    await choose(altered(agreement))
    await expect(visitor.getByText('This is not the agreement as it was made')).toBeVisible()
    await choose(history)
    await expect(visitor.getByText(`A history of claim ${id.slice(0, 8)}, without contradictions`)).toBeVisible()
    await expect(visitor.getByText(/it proves entries 1 to \d+/).last()).toBeVisible()
    await visitor.setViewportSize({ width: 360, height: 740 })
    await expectNoFaults(visitor)
    await choose(altered(history))
    await expect(visitor.getByText('This history was altered')).toBeVisible()
    await choose(join(root, 'package.json'))
    await expect(visitor.getByText('This cannot be checked')).toBeVisible()
    expect(sent, 'a file was uploaded').toEqual([])
    await visitor.close()
  })

  await test.step('the command finds both on another node of the chain, and asks the server nothing', async () => {
    const copy = join(outputDir, 'chain')
    cpSync(join(installation.folder, 'chain'), copy, { recursive: true })
    const node = await startLocalnet({ port: 0, dataDir: copy })
    expect(await verifiedByCommand(node, agreement)).toMatch(/Anchored at 20.* by transaction \w+: [\d.]+ SOL/)
    expect(await verifiedByCommand(node, history)).toMatch(/anchors \d+ of \d+ entries: 20.*, transaction \w+/)
    await expect(verifiedByCommand(node, altered(agreement))).rejects.toThrow(/it was altered/)
    await node.stop()
  })
})
