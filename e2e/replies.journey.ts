import { expect, type Page } from '@playwright/test'
import { call, submitByApi, takeOverByApi } from './filing/filing-by-api.ts'
import { publicClaimForms } from './forms/form-cases.ts'
import { fillFirstAnswers, leaveAndReturn } from './forms/form-persistence.ts'
import { publicAtOnce, test } from './installation/fixtures.ts'
import { faultsOf, settled, watch } from './screens/inspection.ts'
import { openPage, phone } from './screens/route-visits.ts'

test.use({ settings: publicAtOnce })

const words = `The roof was dry when I left.\n\n${'Long'.repeat(120)}`
const submit = /^Preview your (reply|answer)$/

async function faultsAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await settled(page)
  return faultsOf(page)
}

test('a defendant replies in public, asked first what becomes public; the plaintiff answers once', {
  tag: '@SPEC-4-reply',
}, async ({ people, browser }) => {
  const { installation, plaintiff, defendant, who } = people
  const name = `${who.defendant.firstName} ${who.defendant.lastName}`
  const { id } = await submitByApi(plaintiff, who.defendant)
  await takeOverByApi(defendant)
  const visitor = await openPage(browser, installation, phone)
  for (const page of [plaintiff, defendant, visitor]) await watch(page)

  const forms = publicClaimForms({ claimId: id, defendant: name })

  await test.step('what is typed stays until it is sent', async () => {
    await fillFirstAnswers(defendant, forms.reply)
    await leaveAndReturn(defendant, forms.reply)
  })

  await test.step('what is written survives a reload, and nothing is public before it is confirmed', async () => {
    await defendant.goto(`/dashboard/claims/against-me/${id}`)
    await expect(defendant.getByText('It disappears as soon as you reply.')).toBeVisible()
    const field = defendant.getByLabel(`Public reply of ${name}`)
    await field.fill(words)
    await defendant.reload()
    await expect(field).toHaveValue(words)
    await defendant.getByRole('button', { name: submit }).click()
    const question = defendant.getByRole('alertdialog', { name: 'Publish this reply?' })
    await expect(question).toContainText('This name and these words become public:')
    await expect(question).toContainText(name)
    await expect(question.locator('blockquote')).toHaveText(words)
    expect(await faultsOf(defendant)).toEqual([])
    await question.getByRole('button', { name: 'Keep writing' }).click()
    await expect(field).toHaveValue(words)
    await visitor.goto(`/claim/${id}`)
    await expect(visitor.getByText('No response').first()).toBeVisible()
  })

  await test.step('pressed twice it is published once, and stands where everybody reads', async () => {
    await defendant.getByRole('button', { name: submit }).click()
    await defendant.getByRole('button', { name: 'Publish', exact: true }).dblclick()
    await expect(defendant.getByRole('button', { name: 'Change the reply' })).toBeVisible()
    const claim = await call<{ replies: { earlierVersions: unknown[] }[] }>(defendant, {
      method: 'GET',
      path: `/v1/claims/${id}`,
    })
    expect(claim.replies.map(({ earlierVersions }) => earlierVersions)).toEqual([[]])
    expect(await faultsAt(visitor, `/claim/${id}`)).toEqual([])
    await expect(visitor.getByText(`${name} replies`)).toBeVisible()
    await expect(visitor.locator('blockquote')).toHaveText(words)
    await expect(visitor.getByText('No response')).toBeHidden()
    expect(await faultsAt(visitor, `/search?term=${id.slice(0, 8)}`)).toEqual([])
    await expect(visitor.getByText('With a public reply')).toBeVisible()
  })

  await test.step('the plaintiff, whose page is open or comes later, answers once', async () => {
    await plaintiff.goto(`/dashboard/claims/my-claims/${id}`)
    await plaintiff.getByRole('button', { name: 'Answer in public' }).click()
    await plaintiff.getByLabel(`Your public answer to ${name}`).fill('It was wet on Monday.')
    await plaintiff.getByRole('button', { name: submit }).click()
    await expect(plaintiff.getByRole('alertdialog')).toContainText('There is one answer')
    await plaintiff.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(plaintiff.getByText('It was wet on Monday.')).toBeVisible()
    await expect(plaintiff.getByRole('button', { name: 'Answer in public' })).toBeHidden()
    expect(await faultsAt(plaintiff, `/dashboard/claims/my-claims/${id}`)).toEqual([])
  })

  await test.step('a changed reply says so; what stood there before is read by the parties alone', async () => {
    await defendant.getByRole('button', { name: 'Change the reply' }).click()
    await defendant.getByLabel(`Public reply of ${name}`).fill('The roof was dry on Sunday.')
    await defendant.getByRole('button', { name: 'Preview the change' }).click()
    await defendant.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(defendant.getByText('1 earlier version')).toBeVisible()
    const { defendants } = await call<{ defendants: { id: string }[] }>(visitor, {
      method: 'GET',
      path: `/v1/claims/${id}`,
    })
    for (const path of [`/claim/${id}`, `/profile/individual/${defendants[0]?.id}`]) {
      expect(await faultsAt(visitor, path), path).toEqual([])
      await expect(visitor.getByText('The roof was dry on Sunday.')).toBeVisible()
      await expect(visitor.getByText('to an earlier version of the reply')).toBeVisible()
      await expect(visitor.getByText('The roof was dry when I left.')).toBeHidden()
    }
  })

  await test.step('what is typed for the operator stays too', async () => {
    await fillFirstAnswers(visitor, forms.report)
    await leaveAndReturn(visitor, forms.report)
  })
})
