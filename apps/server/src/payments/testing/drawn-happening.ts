import fc from 'fast-check'
import { type Happening, happeningKinds, happenings } from '../../adapters/solana/testing/happenings.ts'
import { asked, type World } from './ledger-world.ts'

/** Something that may happen to the payments of a world. */
export const drawnHappening = fc.record({
  kind: fc.constantFrom(...happeningKinds),
  at: fc.nat(2),
  other: fc.nat(2),
  amount: fc.bigInt(1n, 1_500n),
})
export type DrawnHappening = typeof drawnHappening extends fc.Arbitrary<infer Value> ? Value : never

/** Makes it happen; the number makes its signature. */
export function happen(world: World, number: number, { kind, at, other, amount }: DrawnHappening): Happening {
  const [one, another] = [world.payments[at], world.payments[other]]
  if (!one || !another) throw new Error('There are three payments')
  return happenings[kind](`${world.seed}-${number}`, { payment: one, other: another, amount, asked })
}
