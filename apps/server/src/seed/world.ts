import type { ClaimType, DisputeReason } from '@redress/domain/claim/vocabulary.ts'
import type { Currency } from '@redress/domain/money/money.ts'
import type { Country } from '@redress/domain/people/countries.ts'
import type { Party } from '@redress/domain/people/parties.ts'

/** One password for everybody in the small world. */
export const seedPassword = 'Settle-it-2026'

export interface Person {
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly address: string
  readonly city: string
  readonly country: Country
}

const person = (username: string, name: string, address: string, city: string, country: Country): Person => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { username, firstName, lastName, email: `${username}@mail.example`, address, city, country }
}

export const people = {
  amelie: person('amelie.fischer', 'Amélie Fischer', 'Lindengasse 14', 'Wien', 'AT'),
  jonas: person('jonas.berg', 'Jonas Berg', 'Storgatan 8', 'Malmö', 'SE'),
  ines: person('ines.duarte', 'Inês Duarte', 'Rua das Flores 112', 'Porto', 'PT'),
  marek: person('marek.nowak', 'Marek Nowak', 'ul. Długa 27', 'Kraków', 'PL'),
  chloe: person('chloe.martin', 'Chloé Martin', '9 rue Oberkampf', 'Paris', 'FR'),
  owen: person('owen.hughes', 'Owen Hughes', '31 Cathedral Road', 'Cardiff', 'GB'),
} as const satisfies Record<string, Person>
export type PersonName = keyof typeof people

export interface Company {
  readonly legalName: string
  readonly taxId: string
  readonly email: string
  readonly country: Country
  readonly website: string
  readonly representative?: { readonly person: PersonName; readonly position: string }
}

const companies = {
  brueckner: {
    legalName: 'Brückner Bau GmbH',
    taxId: 'ATU66112233',
    email: 'office@brueckner-bau.example',
    country: 'AT',
    website: 'https://brueckner-bau.example',
    representative: { person: 'jonas', position: 'Managing director' },
  },
  nordlys: {
    legalName: 'Nordlys Reiser AS',
    taxId: 'NO914778271',
    email: 'post@nordlys-reiser.example',
    country: 'NO',
    website: 'https://nordlys-reiser.example',
  },
  atelier: {
    legalName: 'Atelier Fischer e.U.',
    taxId: 'ATU70998811',
    email: 'hallo@atelier-fischer.example',
    country: 'AT',
    website: 'https://atelier-fischer.example',
    representative: { person: 'amelie', position: 'Owner' },
  },
  lumen: {
    legalName: 'Lumen Energia Lda',
    taxId: 'PT509442013',
    email: 'apoio@lumen-energia.example',
    country: 'PT',
    website: 'https://lumen-energia.example',
  },
} as const satisfies Record<string, Company>

/** What the parties did after a claim was filed, in order. */
export type Act =
  | { readonly do: 'dispute'; readonly by: PersonName; readonly reason: DisputeReason; readonly explanation: string }
  | {
      readonly do: 'propose'
      readonly by: PersonName
      readonly value: number
      readonly winningParty: Party
      readonly costOwner: Party
    }
  | { readonly do: 'accept' | 'reject' | 'resolve'; readonly by: PersonName }

export interface Story {
  readonly plaintiff: PersonName
  /** Against companies, and against people by name. */
  readonly against: readonly (Company | PersonName)[]
  readonly type: ClaimType
  readonly value: number
  readonly currency: Currency
  readonly place: readonly [location: string, jurisdiction: string]
  readonly began: string
  readonly they: string
  readonly plaintiffDid: string
  readonly offered: string
  readonly status: string
  /** When it was filed, before today. */
  readonly daysAgo: number
  /** How far it went: a draft, submitted and unpaid, filed (with what followed), or filed today within its notice period. */
  readonly stage: 'draft' | 'submitted' | 'filed' | 'in notice period'
  readonly acts?: readonly Act[]
}

const propose = (by: PersonName, value: number, costOwner: Party, winningParty: Party = 'Plaintiff'): Act => ({
  do: 'propose',
  by,
  value,
  winningParty,
  costOwner,
})

export const stories: readonly Story[] = [
  {
    plaintiff: 'amelie',
    against: [companies.brueckner],
    type: 'Compensation Request',
    value: 18400,
    currency: 'EUR',
    place: ['Wien', 'Austria'],
    began:
      'In March I signed a contract with Brückner Bau for the renovation of my workshop roof, to be finished by the end of May.',
    they: 'The roof was sealed badly. After the first storm water ran down the north wall and ruined the floor and two machines.',
    plaintiffDid:
      'I told them the same day, sent photographs, and had an expert write a report. I offered three dates for the repair.',
    offered: 'Repair of the roof within four weeks and the cost of the floor, EUR 18,400.',
    status: 'They answered once and asked for more time.',
    daysAgo: 62,
    stage: 'filed',
    acts: [
      {
        do: 'dispute',
        by: 'jonas',
        reason: 'Not Factual',
        explanation: 'The damage came from a gutter that was not part of our work. Our own report says so.',
      },
      propose('amelie', 16000, 'Defendant'),
      { do: 'reject', by: 'jonas' },
      propose('jonas', 9500, 'Defendant'),
      { do: 'reject', by: 'amelie' },
      propose('jonas', 12800, 'Defendant'),
    ],
  },
  {
    plaintiff: 'amelie',
    against: [companies.nordlys],
    type: 'False Representation',
    value: 2350,
    currency: 'EUR',
    place: ['Tromsø', 'Norway'],
    began: 'I booked a guided winter tour for four people and paid in full.',
    they: 'The tour was cut from six days to two, without a guide. They keep the whole price.',
    plaintiffDid: 'I wrote to them three times and kept every e-mail.',
    offered: 'Return of two thirds of the price.',
    status: 'No answer since my second letter.',
    daysAgo: 48,
    stage: 'filed',
  },
  {
    plaintiff: 'amelie',
    against: ['owen'],
    type: 'Slander',
    value: 4000,
    currency: 'EUR',
    place: ['Cardiff', 'United Kingdom'],
    began: 'We worked together on an exhibition and parted in dispute.',
    they: 'He told two galleries that I copy the work of others. Both cancelled.',
    plaintiffDid: 'I asked him in writing to take it back.',
    offered: 'A written correction to both galleries, and the lost fee.',
    status: 'He says it was a private remark.',
    daysAgo: 35,
    stage: 'filed',
    acts: [
      {
        do: 'dispute',
        by: 'owen',
        reason: 'False Accusation',
        explanation: 'I gave an honest opinion when I was asked for one.',
      },
      propose('owen', 1200, 'Plaintiff'),
      { do: 'reject', by: 'amelie' },
    ],
  },
  {
    plaintiff: 'amelie',
    against: ['marek'],
    type: 'Compensation Request',
    value: 980,
    currency: 'EUR',
    place: ['Kraków', 'Poland'],
    began: 'I ordered a set of hand-forged tools and paid a deposit.',
    they: 'The tools never came, and the deposit was not returned.',
    plaintiffDid: 'I waited eight weeks longer than agreed and reminded him twice.',
    offered: 'Return of the deposit.',
    status: 'He promised to pay and has not.',
    daysAgo: 41,
    stage: 'filed',
    acts: [{ do: 'resolve', by: 'marek' }],
  },
  {
    plaintiff: 'amelie',
    against: [companies.lumen],
    type: 'Misconduct',
    value: 640.5,
    currency: 'EUR',
    place: ['Porto', 'Portugal'],
    began: 'I had a contract for electricity for a flat that I rented for half a year.',
    they: 'They charged five months after the contract had ended.',
    plaintiffDid: 'I sent the notice of termination by registered mail.',
    offered: 'Return of EUR 640.50.',
    status: 'Their hotline says the case is being looked at.',
    daysAgo: 0,
    stage: 'in notice period',
  },
  {
    plaintiff: 'amelie',
    against: ['chloe'],
    type: 'Non Compete Breach',
    value: 7200,
    currency: 'EUR',
    place: ['Paris', 'France'],
    began: 'She was my partner for the Paris market under a contract of two years.',
    they: 'She sold the same pieces under her own name from the first month.',
    plaintiffDid: 'I collected the invoices and asked for a talk.',
    offered: 'Half of what she earned by it.',
    status: 'We spoke once by telephone.',
    daysAgo: 0,
    stage: 'submitted',
  },
  {
    plaintiff: 'amelie',
    against: ['ines'],
    type: 'Injury',
    value: 1500,
    currency: 'EUR',
    place: ['Porto', 'Portugal'],
    began: 'I took part in a surfing lesson.',
    they: 'The board broke and cut my hand.',
    plaintiffDid: 'I saw a doctor the same day.',
    offered: 'The doctor’s bill and the lost days.',
    status: '',
    daysAgo: 0,
    stage: 'draft',
  },
  {
    plaintiff: 'jonas',
    against: [companies.atelier],
    type: 'Compensation Request',
    value: 5600,
    currency: 'EUR',
    place: ['Malmö', 'Sweden'],
    began: 'I ordered lamps for an office from Atelier Fischer.',
    they: 'Half of the lamps arrived broken, and the rest do not fit the order.',
    plaintiffDid: 'I sent them back at my own cost.',
    offered: 'New lamps, or the price.',
    status: 'They say that the carrier is to blame.',
    daysAgo: 55,
    stage: 'filed',
    acts: [
      {
        do: 'dispute',
        by: 'amelie',
        reason: 'Not Factual',
        explanation: 'The lamps left the workshop whole, and the carrier signed for it.',
      },
      propose('jonas', 4200, 'Defendant'),
    ],
  },
  {
    plaintiff: 'ines',
    against: ['amelie'],
    type: 'Professional Malpractice',
    value: 3100,
    currency: 'EUR',
    place: ['Wien', 'Austria'],
    began: 'Amélie restored a painted chest for my family.',
    they: 'The varnish turned yellow within a year.',
    plaintiffDid: 'I asked a museum for its opinion.',
    offered: 'A second restoration by somebody else.',
    status: 'She offered to look at it.',
    daysAgo: 70,
    stage: 'filed',
    acts: [
      {
        do: 'dispute',
        by: 'amelie',
        reason: 'Other',
        explanation: 'The chest stood in the sun against my written advice.',
      },
      propose('ines', 1800, 'Defendant'),
      { do: 'accept', by: 'amelie' },
    ],
  },
  {
    plaintiff: 'chloe',
    against: ['amelie', 'owen'],
    type: 'Embezzlement',
    value: 22000,
    currency: 'EUR',
    place: ['Paris', 'France'],
    began: 'The three of us kept a common account for a fair.',
    they: 'The account was emptied two days before the fair.',
    plaintiffDid: 'I paid the stand out of my own pocket.',
    offered: 'My share of the account.',
    status: 'Nobody explains what happened.',
    daysAgo: 90,
    stage: 'filed',
    acts: [
      {
        do: 'dispute',
        by: 'amelie',
        reason: 'False Accusation',
        explanation: 'The money went to the stand builder; the receipts are with the bank.',
      },
      propose('chloe', 15000, 'Defendant'),
      { do: 'reject', by: 'owen' },
      propose('amelie', 1, 'Plaintiff', 'Defendant'),
      { do: 'accept', by: 'chloe' },
      { do: 'resolve', by: 'chloe' },
    ],
  },
  {
    plaintiff: 'marek',
    against: [companies.atelier],
    type: 'Fraud or Fraudulent Behavior',
    value: 15000.01,
    currency: 'USD',
    place: ['Wien', 'Austria'],
    began: 'I bought a lamp that was sold as an original of 1928.',
    they: 'It is a copy made two years ago.',
    plaintiffDid: 'I paid for an expertise.',
    offered: 'The price and the expertise.',
    status: 'They stand by the certificate.',
    daysAgo: 30,
    stage: 'filed',
  },
  {
    plaintiff: 'owen',
    against: [companies.brueckner],
    type: 'Harassment/Abuse',
    value: 8800,
    currency: 'EUR',
    place: ['Wien', 'Austria'],
    began: 'I rented a flat above one of their building sites.',
    they: 'Work began at four in the morning for six weeks, against the permit.',
    plaintiffDid: 'I kept a diary and called the authority.',
    offered: 'Three months of rent.',
    status: 'They refer to the weather.',
    daysAgo: 33,
    stage: 'filed',
    acts: [
      { do: 'dispute', by: 'jonas', reason: 'Legal', explanation: 'The authority had allowed night work in writing.' },
    ],
  },
  {
    plaintiff: 'jonas',
    against: ['owen'],
    type: 'Extortion',
    value: 2750,
    currency: 'EUR',
    place: ['Cardiff', 'United Kingdom'],
    began: 'He kept the keys of a storage room that I had paid for.',
    they: 'He asked for money to give them back.',
    plaintiffDid: 'I paid, and then asked for the money back.',
    offered: 'Return of what I paid.',
    status: 'He no longer answers.',
    daysAgo: 44,
    stage: 'filed',
    acts: [propose('owen', 2000, 'Defendant'), { do: 'accept', by: 'jonas' }, { do: 'resolve', by: 'owen' }],
  },
]
