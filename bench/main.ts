import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { compareAnswers } from './answers/compare-answers.ts'
import { measurePages } from './pages/measure-pages.ts'
import { measurePayments } from './payments/measure-payments.ts'

// What matters of the product's speed, measured on this machine and printed; nothing fails for being slow. `--quick` is
// the answers alone, among fewer claims and for a shorter time; `--pages` the pages alone, as on a slow phone.
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
    claims: { type: 'string' },
  },
})
const claims = Number(values.claims ?? (values.quick || values.pages ? 10_000 : 100_000))
if (!Number.isSafeInteger(claims) || claims < 1)
  throw new Error('Usage: npm run bench -- [--quick | --pages] [--claims 100000]')

const loadNow = () => `load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`
if (values.pages) {
  console.log(`Pages, among ${claims} claims; ${loadNow()}`)
  await measurePages(claims)
  console.log(`Measured; ${loadNow()}`)
  process.exit()
}
console.log(`Answers, among ${claims} claims; ${loadNow()}`)
await compareAnswers({ claims, seconds: values.quick ? 2 : 8 })
console.log(`Measured; ${loadNow()}`)
if (!values.quick) await measurePayments()
