import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect } from '@playwright/test'
import { smtpTransport } from '../apps/server/src/adapters/mail/smtp-transport.ts'
import { test as base } from './installation/fixtures.ts'
import { mailTo } from './installation/mailbox.ts'

const test = base.extend({
  // The mail does what its policy forbids.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
  withinPolicy: async ({}, use) => use(undefined),
})

/** Attacks in the HTML of a mail, each with a URL whose request would reveal it. */
const attempts = (other: string): string =>
  [
    '<script>top.document.title = "injected"; new Image().src = "OTHER"</script>',
    '<img src="OTHER"><img src=x onerror="location = \'OTHER\'"><svg onload="fetch(\'OTHER\')"><image href="OTHER"/></svg>',
    '<iframe src="OTHER"></iframe><iframe srcdoc="<script>parent.location = \'OTHER\'</script>"></iframe>',
    '<object data="OTHER"></object><embed src="OTHER"><video src="OTHER" autoplay></video><audio src="OTHER" autoplay></audio>',
    '<meta http-equiv="refresh" content="0;url=OTHER"><base href="OTHER">',
    '<link rel="stylesheet" href="OTHER"><link rel="preload" as="image" href="OTHER"><LINK rel="preconnect" href="OTHER">',
    '<link rel="prefetch" href="OTHER"><link rel="icon" href="OTHER">',
    '<style>@import "OTHER"; body { background: url("OTHER") } @font-face { font-family: f; src: url("OTHER") }</style>',
    '<p style="background: url(OTHER); font-family: f">Hello</p><input type="image" src="OTHER">',
    '<form action="OTHER"><button>Send</button></form>',
    '<a href="javascript:opener.document.title = \'injected\'" target="named">Run</a>',
    '<a href="OTHER" target="_top">Leave</a>',
  ]
    .join('\n')
    .replaceAll('OTHER', other)

test('a mail is shown as it will look, and can neither run anything nor reach anybody', async ({
  newPage,
  installation,
}) => {
  let reached = 0
  const other = createServer(socket => {
    reached++
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const subject = `<img src=x onerror="document.title = 'injected'">`
  const transport = smtpTransport(installation.smtpUrl, 'no-reply@redress.example')
  const text = 'Hello as text'
  const html = attempts(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)
  await transport.send({ to: 'mallory@example.org', subject, text, html }, 'hostile')
  transport.close()
  await mailTo(installation.mailUrl, 'mallory@example.org', /onerror/)

  const page = await newPage()
  await page.goto(installation.mailUrl)
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByText(text)).toBeVisible()
  const mail = page.frameLocator('iframe')
  await expect(mail.getByText('Hello', { exact: true })).toBeVisible()
  await mail.getByRole('button', { name: 'Send' }).click()
  await mail.getByText('Run', { exact: true }).click()
  expect(reached).toBe(0)
  await expect(page).toHaveTitle(subject)
  await mail.getByRole('link', { name: 'Leave' }).click()
  await expect(page).toHaveTitle(subject)
  await page.goto(page.url().replace(/page$/, 'html'))
  await expect(page.getByText('Hello', { exact: true })).toBeVisible()
  expect(reached).toBe(0)
  other.close()
})
