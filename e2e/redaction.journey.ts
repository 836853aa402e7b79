import { expect } from '@playwright/test'
import { person } from './accounts/accounts.ts'
import { runStaff, switchOnSecondFactor } from './accounts/staff.ts'
import { call, joinByApi, submitByApi, takeOverByApi } from './filing/filing-by-api.ts'
import { publicAtOnce, test } from './installation/fixtures.ts'
import { mailTo } from './installation/mailbox.ts'
import { expectWhole, phoneViewport, settled, watch } from './screens/inspection.ts'

test.use({ settings: publicAtOnce })

const note = '[An address was taken out by the operator]'

test(`a passage is taken out of a public text, objected to and shown again`, {
  tag: ['@SPEC-4-redaction', '@SPEC-4-moderation'],
}, async ({ people: { installation, plaintiff, defendant, who }, newPage }) => {
  const [moderator, visitor] = [await newPage(), await newPage()]
  for (const page of [moderator, visitor, plaintiff, defendant]) {
    await page.setViewportSize(phoneViewport)
    await watch(page)
  }
  const street = 'Canary Street, Vienna'
  const said = `I have lived in ${street} for ten years.\n\nThe roof was dry, as Dr Miller knows.`
  const staff = person('Mona', 'Richter', 'AT')
  await joinByApi(moderator, installation, staff)
  const { id } = await submitByApi(plaintiff, who.defendant)
  await takeOverByApi(defendant)
  const claim = await call<{ defendants: { id: string }[] }>(defendant, { method: 'GET', path: `/v1/claims/${id}` })
  const defendantId = claim.defendants[0]?.id ?? ''
  const path = `/v1/claims/${id}/defendants/${defendantId}/reply`
  const { replies } = await call<{ replies: { id: string }[] }>(defendant, { path, body: { text: said } })
  const replyId = replies[0]?.id ?? ''
  await visitor.goto(`/claim/${id}`)
  await settled(visitor)
  const report = { reason: 'private data', text: 'It names my street.', replyId }
  await call(visitor, { path: `/v1/claims/${id}/reports`, body: report })

  /** Pages and API answers for a visitor. */
  const drawn = async () => {
    const pages = [`/claim/${id}`, `/profile/individual/${defendantId}`, '/search?term=Canary', '/transparency']
    const files = [`/v1/claims/${id}`, `/v1/claims/defendants/${defendantId}/record`, '/v1/search?term=Canary']
    const answers = await Promise.all([...pages, ...files].map(each => visitor.request.get(each)))
    return (await Promise.all(answers.map(answer => answer.text()))).join('\n')
  }
  expect(await drawn()).toContain(street)

  await switchOnSecondFactor(moderator)
  await runStaff(installation, 'add', staff.username, 'moderator')

  await test.step('the moderator marks the passage, and sees what will be left', async () => {
    await moderator.goto(`/operator/${id}`)
    await moderator.getByRole('button', { name: 'Take passages out…' }).click()
    const dialog = moderator.getByRole('dialog')
    await expectWhole(moderator)
    await dialog.getByRole('button', { name: 'Take over what is marked' }).click()
    await expect(moderator.getByText('Nothing is marked in the text.').first()).toBeVisible()
    const text = dialog.getByLabel('The text as the public reads it')
    await expect(text).toHaveValue(said)
    await text.evaluate((area: HTMLTextAreaElement, marked) => {
      const start = area.value.indexOf(marked)
      area.setSelectionRange(start, start + marked.length)
    }, street)
    await dialog.getByRole('button', { name: 'Take over what is marked' }).click()
    await expect(dialog.getByLabel('Passage 1, as it stands in the text')).toHaveValue(street)
    await dialog.getByRole('button', { name: 'Another passage' }).click()
    await dialog.getByLabel('Passage 2, as it stands in the text').fill('Dr Smith')
    await dialog.getByLabel('What passage 2 is').selectOption('The name of a third person')
    await dialog.getByRole('button', { name: 'Insert a suggestion' }).click()
    await dialog.getByRole('button', { name: 'Take them out now' }).click()
    await expect(dialog.getByText('Passage 2 is not in the text in these words.').first()).toBeVisible()
    await expectWhole(moderator)
    await dialog.getByLabel('Passage 2, as it stands in the text').fill('Dr Miller')
    await expect(dialog.locator('blockquote').first()).toHaveText(
      `I have lived in ${note} for ten years.\n\nThe roof was dry, as [The name of a third person was taken out by the operator] knows.`,
    )
    await dialog.getByRole('button', { name: 'Remove passage 2' }).click()
    await dialog.getByRole('button', { name: 'Take them out now' }).click()
    await expect(moderator.getByRole('heading', { name: 'Passages taken out' })).toBeVisible()
    await expect(moderator.getByText(note).first()).toBeVisible()
    await expectWhole(moderator)
  })

  await test.step('the public reads what was taken out, in its language', async () => {
    const html = await drawn()
    expect(html).not.toContain(street)
    expect(html).toContain(note)
    for (const page of [`/claim/${id}`, `/profile/individual/${defendantId}`]) {
      await visitor.goto(page)
      await expect(visitor.getByText(note).first()).toBeAttached()
      await expect(visitor.getByRole('main')).not.toContainText(street)
      await expectWhole(visitor)
    }
    await visitor.goto(`/claim/${id}?language=de`)
    await expect(visitor.getByText('[Eine Anschrift wurde vom Betreiber entfernt]')).toBeVisible()
    await expectWhole(visitor)
    await visitor.goto(`/claim/${id}?language=en`)
  })

  await test.step('both sides are told, read all of it, and one objects', async () => {
    for (const { email } of [who.plaintiff, who.defendant]) {
      const mail = await mailTo(installation.mailUrl, email, /^Part of a public text .* no longer public/)
      expect(mail.text).toContain('The text names private data that the public does not need to know.')
      expect(mail.text).not.toContain(street)
    }
    for (const [page, view] of [
      [plaintiff, 'my-claims'],
      [defendant, 'against-me'],
    ] as const) {
      await page.goto(`/dashboard/claims/${view}/${id}`)
      await expect(page.getByText('Part of a public text beside this claim is not public at the moment')).toBeVisible()
      await expect(page.getByText(street, { exact: true })).toBeVisible()
      await expect(page.getByText(`I have lived in ${street} for ten years.`).first()).toBeVisible()
      await expectWhole(page)
    }
    await defendant.getByRole('button', { name: 'Object', exact: true }).click()
    const dialog = defendant.getByRole('dialog')
    await dialog.getByLabel('Why should it be public again?').fill('It is the address of my shop.')
    await dialog.getByRole('button', { name: 'Send the objection' }).click()
    await expect(defendant.getByText('We have not decided yet.')).toBeVisible()
    await expectWhole(defendant)
  })

  await test.step('the moderator shows it again, and the public log says so', async () => {
    await moderator.goto('/operator')
    await expect(moderator.getByText('1 objection').first()).toBeVisible()
    await moderator.goto(`/operator/${id}`)
    await expect(moderator.getByText('It is the address of my shop.')).toBeVisible()
    await moderator.getByRole('button', { name: 'Make it public again…' }).click()
    const dialog = moderator.getByRole('dialog')
    await dialog.getByLabel('Your reason, as they will read it').fill('It is the shop’s address indeed.')
    await dialog.getByRole('button', { name: 'Make it public now' }).click()
    await expect(moderator.getByText(street).first()).toBeVisible()
    await expectWhole(moderator)
    for (const { email } of [who.plaintiff, who.defendant]) {
      const mail = await mailTo(installation.mailUrl, email, /^Public again: part of a text/)
      expect(mail.text).toContain('It is the shop’s address indeed.')
    }
    expect(await drawn()).toContain(street)
    await visitor.goto('/transparency')
    await expect(visitor.getByText('Part of it taken out').first()).toBeVisible()
    await expect(visitor.getByRole('main')).not.toContainText('Canary')
    await expectWhole(visitor)
  })
  // Clean-up for later tests: a moderator may not decide about an objection to their own decision if there is another.
  await runStaff(installation, 'remove', staff.username)
})
