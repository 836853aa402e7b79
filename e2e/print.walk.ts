import { expect } from '@playwright/test'
import { person } from './accounts/accounts.ts'
import { joinByApi, submitByApi } from './filing/filing-by-api.ts'
import { test } from './installation/fixtures.ts'
import { settled } from './screens/inspection.ts'

/** Rules of the style sheet for the footer of printed pages. */
const pageFeet = () =>
  [...document.styleSheets]
    .flatMap(sheet => [...sheet.cssRules])
    .filter(rule => rule instanceof CSSPageRule)
    .map(rule => rule.cssText)
    .join()

/** Empty space in pixels at the end of the page. */
const emptyAtTheEnd = () => {
  const bottoms = [...document.querySelectorAll('main :not(:has(*))')].map(each => each.getBoundingClientRect().bottom)
  return document.documentElement.getBoundingClientRect().bottom - Math.max(...bottoms)
}

test('a printed claim is light and complete, without the frame, and each page says which claim it is of', async ({
  newPage,
  installation,
}) => {
  const page = await newPage()
  await joinByApi(page, installation, person('Ida', 'Lorenz', 'Austria'))
  const { id } = await submitByApi(page, person('Karl', 'Winter', 'Austria'))
  await page.goto(`/dashboard/claims/my-claims/${id}`)
  await settled(page)
  const skip = page.getByText('Skip to the content')
  await skip.focus()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(skip).toBeHidden()
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(20, 25, 24)')
  await expect(page.locator('main [aria-expanded="false"]')).not.toHaveCount(0)
  await expect(page.getByText('Silence since the third letter.'), 'what is folded on the screen').toBeVisible()
  await expect(page.locator('main :not(h2, h3) > button').filter({ visible: true }), 'what is pressed').toHaveCount(0)
  expect(await page.evaluate(emptyAtTheEnd), 'empty below what is printed, which makes one more page').toBeLessThan(40)
  const root = page.locator('html')
  expect(await root.evaluate(element => element.style.getPropertyValue('--printed-name'))).toContain(id.slice(0, 8))
  expect(await page.evaluate(pageFeet)).toMatch(/var\(--printed-name.+counter\(page\)/s)
})
