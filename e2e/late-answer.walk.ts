import { expect } from '@playwright/test'
import { person } from './accounts/accounts.ts'
import { call } from './filing/filing-by-api.ts'
import { publicAtOnce, test } from './installation/fixtures.ts'
import { linkIn } from './installation/mailbox.ts'
import { answerFromMail, choose, goOn } from './letters/answer-from-mail.ts'
import { heading, onPhone, writtenTo } from './letters/reading-a-letter.ts'
import { faultsOf, settled, watch } from './screens/inspection.ts'
import { openPage, phone } from './screens/route-visits.ts'

// The claim is public as soon as it is filed, and the letter names the fee of a dispute.
test.use({ settings: { ...publicAtOnce, DISPUTE_FEE: '10' } })

const words = 'The roof was dry when I left.'
const becomesPublic = 'This name and these words become public:'

test('from the mail to a free public reply on a phone, with the account last', {
  tag: ['@SPEC-2-route-answer', '@SPEC-4-reply'],
}, async ({ browser, people }) => {
  const visitor = await openPage(browser, people.installation, phone)
  await watch(visitor)
  const id = await answerFromMail(
    {
      answer: 'a free reply',
      facts: ['The roof leaked after the first rain.', /You can still answer/],
      write: async page => {
        await choose(page, 'Reply in public')
        await expect(page.getByText('Your words and the name Dora Lenz become public')).toBeVisible()
        await page.getByLabel('Public reply of Dora Lenz').fill(words)
        await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible()
        await settled(page)
        expect(await faultsOf(page)).toEqual([])
        await page.reload()
        await expect(page.getByLabel('Public reply of Dora Lenz')).toHaveValue(words)
        await goOn(page)
        await expect(page.getByText(becomesPublic)).toBeVisible()
        await expect(page.locator('figure', { hasText: 'Dora Lenz' }).locator('blockquote')).toHaveText(words)
        await visitor.goto('/search?term=Lenz')
        await expect(visitor.getByText('No response').first()).toBeVisible()
        await expect(visitor.getByText('With a public reply')).toBeHidden()
      },
      submit: 'Open the account and publish the reply',
      lands: /\/dashboard\/claims\/against-me\/[0-9a-f-]{36}$/,
      says: 'Dora Lenz replies',
      status: 'PUBLISHED',
      own: 1,
    },
    browser,
    people,
  )
  await visitor.goto(`/claim/${id}`)
  await expect(visitor.locator('blockquote')).toHaveText(words)
  await expect(visitor.getByText('No response')).toBeHidden()
})

test('whoever has an account replies with it, pressed twice, and German reads German', {
  tag: '@SPEC-4-reply',
}, async ({ browser, people }) => {
  const { defendant } = people
  const { letter, id } = await writtenTo(people)
  await defendant.goto(linkIn(letter, '/answer'))
  await defendant.getByRole('link', { name: 'Reply in public', exact: true }).click()
  await defendant.getByLabel('Public reply of Dora Lenz').fill(words)
  await defendant.getByRole('button', { name: 'Continue' }).click()
  await defendant.getByRole('button', { name: 'Publish the reply' }).dblclick()
  await expect(defendant.getByText('You published your reply.').first()).toBeVisible()
  await expect(defendant).toHaveURL(`/dashboard/claims/against-me/${id}`)
  await expect(defendant.getByText('Dora Lenz replies')).toBeVisible()
  expect(await call(defendant, { method: 'GET', path: `/v1/claims/${id}` })).toMatchObject({
    replies: [{ text: words, isOwn: true, earlierVersions: [] }],
  })

  const reader = await onPhone(browser, people, 'de-AT')
  await watch(reader)
  const { letter: another } = await writtenTo(people, { ...person('Dora', 'Lenz', 'AT'), lastName: 'L'.repeat(60) })
  // If the settings fail to load, the fee is unknown and not shown.
  await reader.route('**/v1/configuration', route => route.abort())
  await reader.goto(linkIn(another, '/answer'))
  await expect(reader.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  await expect(reader.getByText('Kostenlos.')).toHaveCount(0)
  await reader.unroute('**/v1/configuration')
  await reader.getByRole('button', { name: 'Erneut versuchen' }).tap()
  await expect(reader.getByText(/^Kostet 10,00\sEUR\. Sie sagen/)).toBeVisible()
  await reader.getByRole('link', { name: 'Öffentlich Stellung nehmen', exact: true }).tap()
  await reader.getByLabel(/^Öffentliche Stellungnahme von Dora/).fill('W'.repeat(300))
  await settled(reader)
  expect(await faultsOf(reader)).toEqual([])
  await reader.getByRole('button', { name: 'Weiter' }).tap()
  await expect(heading(reader)).toHaveText('Stellungnahme prüfen und veröffentlichen')
  await expect(reader.getByText('Dieser Name und diese Worte werden öffentlich:')).toBeVisible()
  await settled(reader)
  expect(await faultsOf(reader)).toEqual([])
  await reader.context().close()
})
