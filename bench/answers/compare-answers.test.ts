import { expect, test } from 'vitest'
import { askedOf, startServers, targetsOf } from './compare-answers.ts'

test('what the measure compares is answered alike by the product and the bare server, field by field', {
  timeout: 240_000,
}, async () => {
  await using running = new AsyncDisposableStack()
  const servers = await startServers({ claims: 1_000 }, running)
  const asked = await askedOf(servers.installation)
  for (const each of asked) await targetsOf(each, servers)
  expect(asked.length).toBeGreaterThan(10)
})
