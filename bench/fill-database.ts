import { parseArgs } from 'node:util'
import { migrate } from '../apps/server/src/platform/database/migrate.ts'
import { fillDatabase } from '../apps/server/src/testing/many-claims/fill-database.ts'

// Fills an empty database with claims for benchmarks; the same number yields the same claims.
const usage = 'npm run bench:fill -- [--claims 100000] DATABASE_URL'
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { claims: { type: 'string', default: '100000' } },
})
const [databaseUrl] = positionals
const claims = Number(values.claims)
if (!databaseUrl || !Number.isSafeInteger(claims) || claims < 1) throw new Error(`Usage: ${usage}`)

const began = performance.now()
const seconds = () => Math.round((performance.now() - began) / 1000)
await migrate(databaseUrl)
await fillDatabase(databaseUrl, {
  claims,
  now: new Date('2026-06-01T12:00:00Z'),
  onProgress: done => console.log(`${done} of ${claims} claims after ${seconds()} s`),
})
console.log(`Indexed and analysed after ${seconds()} s`)
