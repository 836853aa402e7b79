import { existsSync } from 'node:fs'
import { browserPath } from './browser.ts'
import { run } from './run.ts'

const server = 'apps/server/src'

/** Tests by the attack that they cover. */
const attacks: Readonly<Record<string, readonly string[]>> = {
  'names and expressions that stall': [
    `${server}/claims/documents/file-name.test.ts`,
    'tools/slow-expressions.test.ts',
  ],
  'links that a machine follows': [
    `${server}/accounts/profile/email-confirmation.test.ts`,
    `${server}/claims/takeover/offered-claims.test.ts`,
    'e2e/confirmation.journey.ts',
  ],
  'mail bombs, and words in mail to strangers': [
    `${server}/accounts/profile/rate-limits.test.ts`,
    'packages/domain/src/people/mailboxes.test.ts',
    'packages/domain/src/people/names-to-strangers.test.ts',
  ],
  'bodies that drip, and uploads that never end': [
    `${server}/platform/http/overload.test.ts`,
    `${server}/claims/documents/documents.test.ts`,
  ],
  'guessed passwords and codes, and owners locked out by them': [
    `${server}/accounts/sign-in/wrong-passwords.test.ts`,
    `${server}/accounts/sign-in/second-factor.test.ts`,
    'e2e/second-factor.journey.ts',
  ],
  'asking who has an account': [
    `${server}/accounts/sign-in/registration.test.ts`,
    `${server}/attacks/response-times.test.ts`,
  ],
  'holding an address of somebody else': [`${server}/accounts/profile/profile.test.ts`],
  'a stolen session, a stolen refresh cookie': [
    `${server}/accounts/profile/account-changes.test.ts`,
    `${server}/accounts/sessions/account-events.test.ts`,
    `${server}/accounts/sessions/sessions.test.ts`,
    'e2e/account-changes.journey.ts',
  ],
  'another user of the machine': [
    `${server}/local/embedded-database.test.ts`,
    `${server}/platform/secret-key.test.ts`,
    'e2e/operation.walk.ts',
  ],
  'odd requests, too many streams, private ids in a cursor': [
    `${server}/platform/http/odd-requests.test.ts`,
    `${server}/accounts/sessions/event-stream.test.ts`,
    `${server}/claims/record/search.test.ts`,
    `${server}/local/mail-catcher.test.ts`,
    `${server}/payments/open-payment.test.ts`,
  ],
  'secrets in what everybody reads': [`${server}/configuration/configuration.test.ts`],
  'other sites': [`${server}/attacks/other-sites.test.ts`, 'e2e/other-sites.walk.ts'],
  'answers that are kept, shown or taken for something else': [
    `${server}/attacks/answers.test.ts`,
    `${server}/every-endpoint.test.ts`,
    'e2e/content-policy.journey.ts',
  ],
  'stored script': ['e2e/stored-script.journey.ts'],
  'polyglots, bombs, lengths that lie': [`${server}/attacks/files.test.ts`],
  'fields of others': [`${server}/attacks/mass-assignment.test.ts`, `${server}/every-field.test.ts`],
  'guessed codes, links and ids': [`${server}/attacks/guessing.test.ts`],
  'ten thousand requests that nobody would write': [`${server}/attacks/fuzzed-requests.test.ts`],
}

// Arguments select tests: `npm run test:attacks script`.
const named = process.argv.slice(2)
const files = Object.entries(attacks)
  .filter(([attack, all]) => named.length === 0 || named.some(word => [attack, ...all].join(' ').includes(word)))
  .flatMap(([, all]) => all)
const missing = files.filter(file => !existsSync(file))
if (files.length === 0 || missing.length > 0) throw new Error(`There is no such test: ${missing.join(', ') || named}`)

const tests = files.filter(file => !file.startsWith('e2e/'))
/** Browser tests by the Playwright configuration that finds them. */
const inBrowser = [
  { config: 'e2e', files: files.filter(file => file.endsWith('.journey.ts')) },
  { config: 'e2e/walks.config.ts', files: files.filter(file => file.endsWith('.walk.ts')) },
].filter(({ files }) => files.length > 0)
const codes: number[] = []
// `npm run test:times` measures times; here only statements are compared.
if (tests.length > 0) codes.push(await run('vitest', ['run', ...tests], { REQUESTS: process.env.REQUESTS ?? '10000' }))
if (inBrowser.length > 0) {
  const environment = { CHROMIUM_PATH: await browserPath() }
  codes.push(await run('npm', ['run', '--silent', 'build']))
  for (const { config, files } of inBrowser)
    codes.push(await run('playwright', ['test', '-c', config, ...files], environment))
}
process.exit(Math.max(...codes))
