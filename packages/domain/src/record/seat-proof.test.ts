import { expect, test } from 'vitest'
import { type HeldSeat, proofOf, type SeatProof } from './seat-proof.ts'

const filed = new Date('2026-03-01')
const [before, after] = [new Date('2026-02-01'), new Date('2026-03-02')]
const seat = (of: Partial<HeldSeat>): HeldSeat => ({
  isOfCompany: true,
  statedAddress: 'press@victim.de',
  claimCreatedAt: filed,
  confirmed: [{ address: 'press@victim.de', since: after }],
  sitesElsewhere: [],
  ...of,
})
const person = (of: Partial<HeldSeat>) => seat({ isOfCompany: false, ...of })

test.each<[string, HeldSeat, SeatProof | null]>([
  ['the website that the plaintiff alone has typed', seat({}), null],
  [
    'a site on other claims, and a mailbox there',
    seat({ sitesElsewhere: ['https://www.victim.de/imprint'] }),
    'domain',
  ],
  [
    'a second address of the account at that site',
    seat({ confirmed: [{ address: 'Info@Victim.de', since: after }], sitesElsewhere: ['https://victim.de'] }),
    'domain',
  ],
  ['another site on other claims', seat({ sitesElsewhere: ['https://victim-group.de'] }), null],
  [
    'a mailbox at a host whose name ends alike',
    seat({ confirmed: [{ address: 'a@notvictim.de', since: before }], sitesElsewhere: ['https://victim.de'] }),
    null,
  ],
  [
    'a mail host that many share',
    seat({ confirmed: [{ address: 'victim@gmail.com', since: before }], sitesElsewhere: ['https://gmail.com'] }),
    null,
  ],
  ['an address that nobody has confirmed', seat({ confirmed: [], sitesElsewhere: ['https://victim.de'] }), null],
  ['a company with an old account alone', seat({ confirmed: [{ address: 'press@victim.de', since: before }] }), null],
  [
    'an account that a person had before',
    person({ confirmed: [{ address: 'press@victim.de', since: before }] }),
    'account',
  ],
  [
    'an account of the moment of filing',
    person({ confirmed: [{ address: 'press@victim.de', since: filed }] }),
    'account',
  ],
  ['an account that came with the letter', person({}), null],
  ['an old account with another address', person({ confirmed: [{ address: 'me@home.de', since: before }] }), null],
])('%s', (_, held, proof) => {
  expect(proofOf(held)).toBe(proof)
})
