import { expect, type Page } from '@playwright/test'
import { person } from './accounts/accounts.ts'
import { call, joinByApi } from './filing/filing-by-api.ts'
import { pdf } from './filing/sample-pdf.ts'
import { freeFiling, test } from './installation/fixtures.ts'

test.use({ settings: freeFiling })

/** A picture of one colour, two by two. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
)
const files = [
  { name: 'contract.pdf', mimeType: 'application/pdf', buffer: pdf('Contract over a new roof') },
  { name: 'roof.png', mimeType: 'image/png', buffer: png },
  { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('It leaked.') },
  { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nnothing else') },
]

/** How many colours a row's preview has; `null` where its kind is shown. */
const coloursOf = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: name })
    .evaluate(row => {
      const canvas = row.querySelector<HTMLCanvasElement>('[data-drawn] > canvas')
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
      return pixels ? new Set(new Uint32Array(pixels.buffer)).size : null
    })

test('evidence is one list: pictures and PDF show what they are, each file has a caption', async ({
  newPage,
  installation,
  problems,
}) => {
  const page = await newPage()
  await joinByApi(page, installation, person('Nora', 'Klein', 'Austria'))
  const { id } = await call<{ id: string }>(page, { path: '/v1/claims' })
  await page.goto(`/dashboard/create-claim/step-3/${id}`)
  await page.getByRole('button', { name: 'Upload File' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(files)
  await expect(dialog.getByText(/· Uploaded/)).toHaveCount(files.length)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /contract\.pdf/ }),
  ).toHaveCount(1)

  await expect.poll(() => coloursOf(page, 'contract.pdf')).toBeGreaterThan(2)
  await expect.poll(() => coloursOf(page, 'roof.png')).toBe(1)
  expect(await coloursOf(page, 'notes.txt')).toBeNull()
  expect(await coloursOf(page, 'broken.pdf')).toBeNull()
  await expect(page.getByText('plain text', { exact: true })).toBeVisible()

  const row = page.getByRole('listitem').filter({ hasText: 'contract.pdf' })
  await row.getByRole('button', { name: 'Say what it shows' }).click()
  await dialog.getByLabel('Caption').fill('The contract, with the price on page 3')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(row.getByText('The contract, with the price on page 3')).toBeVisible()
  await row.getByRole('button', { name: 'Change the caption' }).click()
  await expect(dialog.getByLabel('Caption')).toHaveValue('The contract, with the price on page 3')
  expect(problems).toEqual([])
})
