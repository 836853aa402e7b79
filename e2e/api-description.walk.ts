import { expect } from '@playwright/test'
import { test } from './installation/fixtures.ts'

test('the description of the API is read and searched in a browser that reaches this server alone', async ({
  newPage,
  installation,
  problems,
}) => {
  const page = await newPage()
  const hosts = new Set<string>()
  page.on('request', request => hosts.add(new URL(request.url()).host))
  await page.goto('/v1/docs')
  await expect(page.getByRole('heading', { level: 1, name: 'Redress' })).toBeVisible()
  await page.getByRole('button', { name: 'Open Search' }).click()
  await page.getByRole('combobox').fill('Submit')
  await page
    .getByRole('option', { name: /submit/ })
    .first()
    .click()
  await expect(page.getByText('/v1/claims/{id}/submit').first()).toBeVisible()
  expect([...hosts]).toEqual([new URL(installation.url).host])
  expect(problems).toEqual([])
})
