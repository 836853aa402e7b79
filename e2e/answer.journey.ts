import { expect } from '@playwright/test'
import { person } from './accounts/accounts.ts'
import { call } from './filing/filing-by-api.ts'
import { pdf } from './filing/sample-pdf.ts'
import { freeFiling, test } from './installation/fixtures.ts'
import { aboutLetter, codeIn, linkIn, mailTo } from './installation/mailbox.ts'
import { expireCodes } from './installation/stored-claims.ts'
import { answerFromMail, choose, goOn, type Way } from './letters/answer-from-mail.ts'
import { asks, heading, onPhone, writtenTo } from './letters/reading-a-letter.ts'
import { faultsOf, settled, watch } from './screens/inspection.ts'

test.use({ settings: freeFiling })

const proof = { mimeType: 'application/pdf', buffer: pdf('Paid.') }
const said = 'The roof leaked after the first rain.'
/** Last day to reply as the page formats it, with non-breaking hyphens. */
const lastDay = () => {
  const parts = { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  const [day, month, year] = new Date(Date.now() + 15 * 86_400_000).toLocaleDateString('en-GB', parts).split(' ')
  return new RegExp(`${day}.${month}.${year}`)
}

type Given = Omit<Way, 'facts' | 'submit'> & Partial<Pick<Way, 'submit'>>

const ways: readonly Given[] = [
  {
    answer: 'a dispute',
    write: async page => {
      await choose(page, 'Dispute it')
      await page.getByLabel('Reason').selectOption('Not Factual')
      await page.getByLabel('Your answer').fill('The gutter was not part of our work.')
      await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible()
      await page.reload()
      await expect(page.getByLabel('Your answer')).toHaveValue('The gutter was not part of our work.')
      await goOn(page)
      await expect(page.getByText('The gutter was not part of our work.')).toBeVisible()
    },
    lands: /\/dashboard\/claims\/against-me\/dispute\//,
    says: 'One step left: pay EUR 10.00 to dispute the claim',
    status: 'PENDING_PUBLICATION',
    own: 2,
  },
  {
    answer: 'an offer',
    write: async page => {
      await choose(page, 'Make an offer')
      await page.getByLabel('Amount in EUR').fill('500')
      await expect(page.getByText('You pay EUR 700.00.')).toBeVisible()
      await goOn(page)
    },
    lands: /\/dashboard\/claims\/against-me\/[0-9a-f-]{36}$/,
    says: 'You would pay Clara Hofer EUR 500.00, and pay the fee of EUR 200.00.',
    status: 'RESOLUTION_PROPOSED_BY_DEFENDANT',
    own: 1,
  },
  {
    answer: 'a concession',
    write: async page => {
      await choose(page, 'Accept in full')
      await expect(page.getByRole('link', { name: 'How to pay without a wallet' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Make an offer instead' })).toHaveAttribute('href', /step=offer$/)
      await goOn(page)
    },
    lands: /\/dashboard\/claims\/against-me\/resolve\//,
    says: 'EUR 200.00',
    status: 'PENDING_PUBLICATION',
    own: 0,
  },
  {
    answer: 'a payment that was made before, with its proof',
    write: async page => {
      await choose(page, 'I have already paid')
      await page.getByLabel('Paid on').fill('2026-01-12')
      await page.getByLabel('Amount in EUR').fill('1200')
      await page.getByLabel('How you paid, and your proof').fill('By bank transfer.')
      await page.getByLabel('Attach files').setInputFiles([
        { ...proof, name: 'statement.pdf' },
        { ...proof, name: 'wrong.pdf' },
      ])
      await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible()
      const files = page.getByRole('region', { name: 'Attached files' })
      await files.getByRole('button', { name: 'Delete wrong.pdf' }).tap()
      await expect(files.getByRole('listitem')).toHaveText([/^statement\.pdf/])
      // Scrolls up first: after a reload the browser restores the position before content has loaded, and the footer
      // would shift.
      await page.evaluate(() => window.scrollTo(0, 0))
      await page.reload()
      await expect(files.getByRole('listitem')).toHaveText([/^statement\.pdf/])
      await expect(page.getByLabel('How you paid, and your proof')).toHaveValue('By bank transfer.')
      await settled(page)
      expect(await faultsOf(page)).toEqual([])
      await goOn(page)
      await expect(page.getByText('statement.pdf')).toBeVisible()
      await expect(
        page.getByText(/at once, and that costs nothing. They see the files and have to say whether it is paid/),
      ).toBeVisible()
    },
    submit: 'Open the account and send it',
    lands: /\/dashboard\/claims\/against-me\/[0-9a-f-]{36}$/,
    says: 'You said: EUR',
    status: 'PENDING_PUBLICATION',
    // Files are one field.
    own: 4,
  },
]

for (const way of ways) {
  test(`from the mail to ${way.answer} on a phone, with the account last`, {
    tag: '@SPEC-2-route-answer',
  }, async ({ browser, people }) => {
    await answerFromMail(
      { submit: 'Open the account and send the answer', ...way, facts: [lastDay(), said] },
      browser,
      people,
    )
  })
}

test('the letter is opened by typing what the plain text says, and by nothing else', async ({ browser, people }) => {
  const { letter, id } = await writtenTo(people)
  const page = await onPhone(browser, people)
  await watch(page)
  const address = /(?:Type|Tippen Sie) (\S+)/.exec(letter.text)?.[1] ?? ''
  const number = id.slice(0, 8)
  expect(letter.text).toContain(number)
  await page.goto(`http://${address}`)
  await expect(heading(page)).toHaveText('Read the claim against you')
  const enter = async (claimNumber: string, code: string) => {
    await page.getByLabel('Claim number').fill(claimNumber)
    await page.getByLabel('Your code').fill(code)
    await page.getByRole('button', { name: 'Read the claim' }).tap()
  }
  const refused = page.getByText(/^No claim has this number and code/).first()
  const typed = codeIn(letter)
    .replace(/(.{5})/g, '$1-')
    .toLowerCase()

  await enter('00000000', typed)
  await expect(refused).toBeVisible()
  await enter(number, '0'.repeat(26))
  await expect(refused).toBeVisible()
  const foreign = await writtenTo(people)
  await enter(number, codeIn(foreign.letter))
  await expect(refused, 'a code that works, of another claim').toBeVisible()
  await enter(`#${number.toUpperCase()}`, typed)
  await expect(heading(page)).toHaveText(asks)

  await test.step('closed, and used by somebody else meanwhile', async () => {
    await page.getByRole('button', { name: 'Close the claim in this browser' }).tap()
    await expect(heading(page)).toHaveText('Read the claim against you')
    await call(people.defendant, { path: `/v1/claims/takeover/${codeIn(letter)}` })
    await page.goto(linkIn(letter, '/answer'))
    await expect(page.getByText('This code opens no claim')).toBeVisible()
    await settled(page)
    expect(await faultsOf(page)).toEqual([])
    await page.getByLabel('Email').fill('nobody@mail.example')
    await page.getByRole('button', { name: 'Send me a new code' }).tap()
    await expect(page.getByText('If a claim names nobody@mail.example, a new email is on its way.')).toBeVisible()
  })

  await test.step('with the number and the code of one letter, and no more when that has expired', async () => {
    const { who, id: claimId, letter: first } = foreign
    const [ownNumber, code] = [claimId.slice(0, 8), codeIn(first)]
    await enter(ownNumber, code)
    await expect(heading(page)).toHaveText(asks)
    await expireCodes(people.installation, claimId)
    await page.reload()
    await expect(heading(page), 'what was open is closed').toHaveText('Read the claim against you')
    await enter(ownNumber, code)
    await expect(refused).toBeVisible()
    await page.goto(linkIn(first, '/answer'))
    await expect(page.getByText('This code opens no claim')).toBeVisible()
    await page.getByLabel('Email').fill(who.email)
    await page.getByRole('button', { name: 'Send me a new code' }).tap()
    const next = async () => linkIn(await mailTo(people.installation.mailUrl, who.email, aboutLetter), '/answer')
    await expect.poll(next).not.toBe(linkIn(first, '/answer'))
    await page.goto(await next())
    await expect(heading(page), 'a new letter is the way back').toHaveText(asks)
  })
  await page.context().close()
})

test('whoever opens a letter reads what the parties wrote to each other', async ({ browser, people }) => {
  const { letter, id } = await writtenTo(people)
  await call(people.plaintiff, { path: `/v1/claims/${id}/messages`, body: { text: 'Can we talk\non Monday?' } })
  const reader = await onPhone(browser, people)
  await watch(reader)
  await reader.goto(linkIn(letter, '/answer'))
  const words = reader.getByRole('listitem').filter({ hasText: 'Clara Hofer wrote' })
  await expect(words.getByText('Can we talk\non Monday?')).toBeVisible()
  await expect(reader.getByText('Only the parties read them.', { exact: false }).first()).toBeVisible()
  await settled(reader)
  expect(await faultsOf(reader)).toEqual([])
  await reader.context().close()
})

test('a letter that is open arrives drawn, for nobody else, and the code of another opens that', async ({
  browser,
  people,
}) => {
  const [mine, other] = [await writtenTo(people), await writtenTo(people, person('Emil', 'Wagner', 'AT'))]
  const page = await onPhone(browser, people)
  await page.goto(linkIn(mine.letter, '/answer'))
  await expect(heading(page)).toHaveText(asks)
  await settled(page)
  const complaints = await watch(page)
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  for (const [path, words] of [
    ['/answer', said],
    ['/answer?step=dispute', 'Your answer'],
  ] as const) {
    const answer = await page.goto(path)
    expect(await answer?.text(), path).toContain(words)
    expect(answer?.headers()['cache-control'], path).toBe('private, no-store')
    await settled(page)
    await page.waitForLoadState('networkidle')
    expect(asked.filter(each => each.startsWith('/v1/'))).toEqual([])
    expect(await faultsOf(page), path).toEqual([])
    const framed = await page.request.get(path, { headers: { 'sec-fetch-dest': 'iframe' } })
    expect(await framed.text()).toContain('<div id="root"></div>')
  }
  const stranger = await fetch(`${people.installation.url}/answer`)
  expect(await stranger.text()).toContain('<div id="root"></div>')
  await page.goto('about:blank')
  await page.goto(linkIn(other.letter, '/answer'))
  await expect(heading(page)).toContainText('Emil Wagner')
  expect(complaints).toEqual([])
})

test('whoever is signed in already is told whom the letter was sent to, and what they can do', async ({ people }) => {
  const { plaintiff, defendant, who } = people
  const { letter, id } = await writtenTo(people)
  await plaintiff.goto(linkIn(letter, '/answer'))
  await expect(plaintiff.getByText('This is your own claim')).toBeVisible()
  await expect(plaintiff.getByText('What you can do')).toBeHidden()

  await defendant.goto(linkIn(letter, '/answer'))
  await expect(defendant.getByText(`You are logged in as @${who.defendant.username}`)).toBeVisible()
  await defendant.getByRole('link', { name: 'Make an offer', exact: true }).click()
  await defendant.getByLabel('Amount in EUR').fill('300')
  await defendant.getByRole('button', { name: 'Continue' }).click()
  await defendant.getByRole('button', { name: 'Send the answer' }).click()
  await expect(defendant).toHaveURL(`/dashboard/claims/against-me/${id}`)
  await defendant.goto(linkIn(letter, '/answer'))
  await expect(defendant, 'the code that they have used leads to the claim').toHaveURL(
    `/dashboard/claims/against-me/${id}`,
  )
})

test('a scanner of mail that follows every link changes nothing, and German reads German', async ({
  browser,
  people,
}) => {
  const { letter, id } = await writtenTo(people)
  const scanner = await onPhone(browser, people)
  for (const link of letter.text.match(/https?:\/\/\S+/g) ?? []) {
    await scanner.goto(link)
    await settled(scanner)
    for (const each of await scanner.getByRole('main').getByRole('link').all()) {
      const address = await each.getAttribute('href')
      if (address?.startsWith('/answer')) await scanner.request.get(address)
    }
  }
  await scanner.context().close()
  const claim = await call<{ pendingActs: unknown[]; defendants: { takeover: unknown }[] }>(people.plaintiff, {
    method: 'GET',
    path: `/v1/claims/${id}`,
  })
  expect(claim).toMatchObject({ status: 'PENDING_PUBLICATION', pendingActs: [], defendants: [{ takeover: null }] })

  const reader = await onPhone(browser, people, 'de-AT')
  await watch(reader)
  await reader.goto(linkIn(letter, '/answer'))
  await expect(heading(reader)).toHaveText(/^Clara Hofer fordert 1\.200,00\sEUR von Dora Lenz$/)
  await expect(reader.getByRole('link', { name: 'Bestreiten', exact: true })).toBeVisible()
  await settled(reader)
  expect(await faultsOf(reader)).toEqual([])

  await test.step('more time is given at once, and a letter to somebody else ends', async () => {
    await reader.getByRole('button', { name: 'Ich brauche mehr Zeit' }).tap()
    await reader.getByRole('alertdialog').getByRole('button', { name: 'Mehr Zeit nehmen' }).tap()
    await expect(reader.getByRole('button', { name: 'Ich brauche mehr Zeit' })).toBeHidden()
    await reader.getByRole('button', { name: 'Das bin ich nicht' }).tap()
    await reader.getByRole('alertdialog').getByRole('button', { name: 'Das bin ich nicht' }).tap()
    await expect(heading(reader)).toHaveText('Danke. Zu dieser Forderung schreiben wir Ihnen nicht mehr')
    await expect(heading(reader)).toBeInViewport({ ratio: 1 })
    await expect(heading(reader)).toBeFocused()
    await reader.goto(linkIn(letter, '/answer'))
    await expect(reader.getByText('Dieser Zugangscode öffnet keine Forderung')).toBeVisible()
  })
  await reader.context().close()
})
