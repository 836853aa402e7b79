import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measureActs } from './acts/measure-acts.ts'
import { compareAnswers } from './answers/compare-answers.ts'
import { measureAttacks } from './attacks/measure-attacks.ts'
import { measurePages } from './pages/measure-pages.ts'

// Benchmarks of the product on this machine. They print results, and never fail for being slow.
const usage = `npm run bench -- [--claims 100000] [--keep FOLDER]  what answers cost, beside a server that does nothing else
npm run bench -- --quick                            the same, in less time
npm run bench -- --pages                            the pages, as on a slow phone
npm run bench -- --acts                             how fast claims are filed, disputed and settled
npm run bench -- --attacks                          what others wait while somebody takes all that limits let them
--keep FOLDER keeps what was filled, and finds it again.`
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
    acts: { type: 'boolean', default: false },
    attacks: { type: 'boolean', default: false },
    claims: { type: 'string' },
    keep: { type: 'string' },
  },
})
const claims = Number(
  values.claims ?? (values.quick || values.pages || values.acts || values.attacks ? 10_000 : 100_000),
)
if (!Number.isSafeInteger(claims) || claims < 1) throw new Error(usage)

const loadNow = () => `load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`
const measure = async (what: string, act: () => Promise<void>) => {
  console.log(`${what}; ${loadNow()}`)
  await act()
  console.log(`Measured; ${loadNow()}`)
}
const kept = values.keep
const seconds = values.quick ? 2 : 8
if (values.pages) await measure(`Pages, among ${claims} claims`, () => measurePages({ claims, kept }))
else if (values.acts) await measure(`Acts, among ${claims} claims`, () => measureActs({ claims, kept, seconds }))
else if (values.attacks)
  await measure(`Attacks, among ${claims} claims`, () => measureAttacks({ claims, kept, seconds }))
else await measure(`Answers, among ${claims} claims`, () => compareAnswers({ claims, kept, seconds }))
