import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measureActs } from './acts/measure-acts.ts'
import { compareAnswers } from './answers/compare-answers.ts'
import { measureCrowd } from './crowd/measure-crowd.ts'
import { measureNeighbour } from './neighbour/measure-neighbour.ts'
import { measurePages } from './pages/measure-pages.ts'
import { measurePublication } from './publication/measure-publication.ts'
import { compareSizes } from './sizes/compare-sizes.ts'
import { simulatePlans } from './sizes/simulate-plans.ts'

// What matters of the product's speed, measured on this machine and printed; nothing fails for being slow.
const usage = `npm run bench -- [--claims 100000] [--keep FOLDER]  what answers cost, beside a server that does nothing else
npm run bench -- --quick                            the same, in less time; so also with --sizes
npm run bench -- --pages                            the pages, as on a slow phone
npm run bench -- --acts                             how fast claims are filed, disputed and settled
npm run bench -- --sizes 10000,100000               answers, filing and storage at each number of claims
npm run bench -- --plans 100 --claims 1000000 --keep FOLDER
                                                    how PostgreSQL would answer with so many times the rows
npm run bench -- --crowd                            many dashboards and streams at once
npm run bench -- --neighbour                        how long others wait beside a greedy neighbour
npm run bench -- --publication 100000               so many claims whose notice period ends at once
--keep FOLDER keeps what was filled, and finds it again.`
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
    acts: { type: 'boolean', default: false },
    crowd: { type: 'boolean', default: false },
    neighbour: { type: 'boolean', default: false },
    publication: { type: 'string' },
    sizes: { type: 'string' },
    plans: { type: 'string' },
    claims: { type: 'string' },
    keep: { type: 'string' },
  },
})
const claims = Number(
  values.claims ??
    (values.quick || values.pages || values.acts || values.neighbour || values.publication ? 10_000 : 100_000),
)
const times = Number(values.plans ?? 1)
const due = Number(values.publication ?? 1)
const sizes = values.sizes?.split(',').map(Number)
if (![claims, times, due, ...(sizes ?? [])].every(count => Number.isSafeInteger(count) && count > 0))
  throw new Error(usage)

const loadNow = () => `load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`
const measure = async (what: string, act: () => Promise<void>) => {
  console.log(`${what}; ${loadNow()}`)
  await act()
  console.log(`Measured; ${loadNow()}`)
}
const kept = values.keep
if (values.plans !== undefined && kept === undefined) throw new Error(usage)
const seconds = values.quick ? 2 : 8
if (values.pages) await measure(`Pages, among ${claims} claims`, () => measurePages({ claims, kept }))
else if (values.acts) await measure(`Acts, among ${claims} claims`, () => measureActs({ claims, kept, seconds }))
else if (values.crowd) await measure(`A crowd, among ${claims} claims`, () => measureCrowd({ claims, kept }))
else if (values.neighbour)
  await measure(`A greedy neighbour, among ${claims} claims`, () => measureNeighbour({ claims }))
else if (values.publication)
  await measure(`${due} claims due at once, among ${claims}`, () => measurePublication({ claims, due }))
else if (values.plans && kept)
  await measure(`Plans, with ${times} times ${claims} claims`, () => simulatePlans({ claims, kept, times }))
else if (sizes) await measure(`Answers among ${sizes.join(', ')} claims`, () => compareSizes({ sizes, kept, seconds }))
else await measure(`Answers, among ${claims} claims`, () => compareAnswers({ claims, kept, seconds }))
