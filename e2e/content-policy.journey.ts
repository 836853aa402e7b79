import { expect } from '@playwright/test'
import { logInAsPlaintiff } from './installation/seeded-data.ts'
import { test as seeded } from './installation/seeded-fixtures.ts'
import { complaintsOfPolicy } from './installation/within-policy.ts'
import { settled } from './screens/inspection.ts'

const test = seeded.extend({
  // This test violates the policy on purpose.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
  withinPolicy: async ({}, use) => use(undefined),
})

// Every journey checks that its pages comply with the policy (`installation/within-policy.ts`).
test('neither markup nor code is made of text, on any page', async ({ browser, installation, seeded: data }) => {
  const context = await browser.newContext({ baseURL: installation.url })
  const page = await context.newPage()
  const complaints: string[] = []
  complaintsOfPolicy(context, complaints)
  page.on('dialog', dialog => {
    complaints.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await logInAsPlaintiff(page)
  for (const path of ['/', '/auth/login', `/claim/${data.claim('False Representation').id}`, '/dashboard/profile']) {
    await page.goto(path)
    await settled(page)
    const { taken, ran } = await page.evaluate(async () => {
      const ways: Record<string, () => unknown> = {
        innerHTML: () => Object.assign(document.createElement('div'), { innerHTML: '<b>a</b>' }),
        outerHTML: () =>
          Object.assign(document.body.appendChild(document.createElement('i')), { outerHTML: '<b></b>' }),
        insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>a</b>'),
        'document.write': () => document.write('<b>a</b>'),
        DOMParser: () => new DOMParser().parseFromString('<b>a</b>', 'text/html'),
        srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: '<b>a</b>' }),
        'a policy of its own': () =>
          (
            window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
          ).trustedTypes.createPolicy('default', { createHTML: (text: string) => text }),
        'a script of text': () => Object.assign(document.createElement('script'), { text: 'window.ran = 1' }),
        'a script from an address': () =>
          Object.assign(document.createElement('script'), { src: 'data:,window.ran=1' }),
        'a timer of text': () => Reflect.apply(setTimeout, window, ['window.ran = 1']),
        'a function of text': () => Reflect.construct(Function, ['return 1'])(),
      }
      // Code evaluated by Playwright bypasses the policy; after a turn of the event loop it runs as the page's own.
      await new Promise(resolve => setTimeout(resolve))
      const taken = Object.entries(ways).flatMap(([name, way]) => {
        try {
          way()
          return [name]
        } catch {
          return []
        }
      })
      // The browser blocks these without an error: they have no effect.
      const link = Object.assign(document.createElement('a'), { href: 'javascript:window.ran=1' })
      document.body.append(link)
      link.click()
      const style = document.createElement('style')
      style.append('body { opacity: 0.5 }')
      document.head.append(style)
      const frame = document.createElement('iframe')
      frame.src = 'https://evil.example/'
      document.body.append(frame)
      await new Promise(resolve => setTimeout(resolve))
      const ran = [
        ...('ran' in window ? ['a script'] : []),
        ...(getComputedStyle(document.body).opacity === '1' ? [] : ['a style']),
        ...(await fetch('https://evil.example/').then(
          () => ['a request'],
          () => [],
        )),
      ]
      return { taken, ran }
    })
    expect({ taken, ran }, path).toEqual({ taken: [], ran: [] })
  }
  // The browser says so, or no journey would notice.
  expect(complaints.length).toBeGreaterThan(10)
  await context.close()
})
