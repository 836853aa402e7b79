import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparedCompany } from '../text/company-name.ts'
import {
  type ApartPins,
  assignCompanies,
  type CompanyKeys,
  companyKeys,
  joiningKeys,
  recordsOf,
  type StatedCompany,
  suggestedMerges,
} from './company-record.ts'

test.each([
  ['Brückner Bau GmbH', 'bruckner bau'],
  ['BRUCKNER BAU G.m.b.H.', 'bruckner bau'],
  ['Brückner Bau GmbH & Co. KG', 'bruckner bau'],
  ['Größer & Söhne UG (haftungsbeschränkt)', 'grosser sohne'],
  ['Nordlys Reiser AS', 'nordlys reiser'],
  ['A/S Øresund', 'oresund'],
  ['Kowalski Spółka z o.o.', 'kowalski'],
  ['Łódź Sp. z o.o. sp. k.', 'lodz'],
  ['Lætitia Œuvres SARL', 'laetitia oeuvres'],
  ['Đurđević d.o.o.', 'durdevic'],
  ['Guðrún Þórsdóttir ehf.', 'gudrun thorsdottir'],
  ['Işık Limited Şirketi', 'isik'],
  ['S.à r.l. Dupont', 'dupont'],
  ['Dupont et Fils, SARL', 'dupont et fils'],
  ['ООО «Ромашка»', 'ромашка'],
  ['株式会社トヨタ', 'トヨタ'],
  ['トヨタ株式会社', 'トヨタ'],
  ['株式会社', '株式会社'],
  ['Acme Pty. Ltd.', 'acme'],
  ['The Ford Motor Company', 'ford motor'],
  ['Lumen Energia, Unipessoal Lda', 'lumen energia'],
  ['Constructora S.A. de C.V.', 'constructora'],
  ['AG', 'ag'],
  ['Limited Limited', 'limited'],
  ['Saga Media', 'saga media'],
  ['🙂', ''],
])('%s is compared as %s', (name, compared) => expect(comparedCompany(name)).toBe(compared))

const stated = (changes: Partial<StatedCompany>): StatedCompany => ({
  country: 'DE',
  taxId: '',
  website: '',
  email: 'info@mail.example',
  legalName: 'Brückner Bau GmbH',
  ...changes,
})

test.each<[string, Partial<StatedCompany>, Partial<CompanyKeys>]>([
  ['a tax id with its prefix', { taxId: 'DE 276 341 905' }, { taxId: 'DE 276341905' }],
  ['a tax id without', { taxId: '276/341/905' }, { taxId: 'DE 276341905' }],
  ['a Greek tax id', { country: 'GR', taxId: 'EL094259216' }, { taxId: 'GR 094259216' }],
  ['what fills a field', { taxId: 'unknown' }, { taxId: null }],
  ['zeros', { taxId: '000000000' }, { taxId: null }],
  ['one to nine', { taxId: 'DE123456789' }, { taxId: null }],
  ['a number of another register', { taxId: 'HRB 27634' }, { taxId: null }],
  ['five digits', { taxId: '13579' }, { taxId: null }],
  ['digits that repeat', { taxId: '121212121' }, { taxId: null }],
  ['groups that repeat', { taxId: '276276276' }, { taxId: null }],
  ['a French number as of the VAT', { country: 'FR', taxId: 'FR 83 404 833 048' }, { taxId: 'FR 404833048' }],
  ['a French number of a place', { country: 'FR', taxId: '404 833 048 00022' }, { taxId: 'FR 404833048' }],
  ['a Swiss number', { country: 'CH', taxId: 'CHE-116.281.710 MWST' }, { taxId: 'CH 116281710' }],
  ['a Norwegian number', { country: 'NO', taxId: 'NO 914 778 271 MVA' }, { taxId: 'NO 914778271' }],
  ['a number of elsewhere', { country: 'AD', taxId: 'L-709284-X 1' }, { taxId: null }],
  ['full-width digits', { taxId: 'ＤＥ２７６３４１９０５' }, { taxId: 'DE 276341905' }],
  [
    'a host',
    { website: 'https://WWW.Brueckner-Bau.de:443/kontakt?x=1' },
    { host: 'DE brueckner-bau.de', ownHost: null },
  ],
  ['its own host', { website: 'https://bau.de', email: 'Info@bau.de' }, { ownHost: 'DE bau.de' }],
  ['the host of another', { website: 'https://bau.de', email: 'info@abbau.de' }, { ownHost: null }],
  ['a host with the name', { website: 'https://bau.de' }, { namedHost: 'DE bau.de bruckner bau' }],
  ['a host where the name has no letter', { website: 'https://bau.de', legalName: '🙂' }, { namedHost: null }],
  ['an address where no website is', { email: 'info@null' }, { ownHost: null }],
  ['a host that only looks like the usual', { website: 'https://mywww.de' }, { host: 'DE mywww.de' }],
  ['a site of many itself', { website: 'https://facebook.com' }, { host: null, namedHost: null }],
  ['a page in a map', { website: 'https://maps.google.co.uk/maps/place/1' }, { host: null, namedHost: null }],
  ['a page of a provider of mail', { website: 'https://home.gmx.de/a', email: 'a@home.gmx.de' }, { ownHost: null }],
  ['a host of no domain', { website: 'https://intranet/' }, { host: null }],
  ['a host in its own letters', { website: 'http://brückner.de.' }, { host: 'DE xn--brckner-o2a.de' }],
  ['a page on a site of many', { website: 'https://de-de.facebook.com/brueckner' }, { host: null }],
  ['what is no address', { website: 'https://%' }, { host: null }],
  [
    'no country',
    { country: null, taxId: '276341905', website: 'https://b.de' },
    { taxId: null, host: null, name: null, ownHost: null, namedHost: null },
  ],
  ['a name of no letters', { legalName: '—' }, { name: null }],
])('the keys of %s', (_, changes, keys) => expect(companyKeys(stated(changes))).toMatchObject(keys))

const areOne = (one: Partial<StatedCompany>, other: Partial<StatedCompany>): boolean =>
  recordsOf(
    [one, other].map(changes => ({ keys: companyKeys(stated(changes)) })),
    [],
  ).length === 1

test.each<[boolean, string, Partial<StatedCompany>, Partial<StatedCompany>]>([
  [
    true,
    'the same tax id, whatever else',
    { taxId: '276341905', website: 'https://a.de' },
    { taxId: 'DE276341905', website: 'https://b.de', legalName: 'X' },
  ],
  [false, 'the same tax id in another country', { taxId: '276341905' }, { taxId: '276341905', country: 'AT' }],
  [
    false,
    'a tax id that is none, and the same shared site that no list knows',
    { taxId: 'unbekannt', website: 'https://karten.example/1' },
    { taxId: 'unbekannt', website: 'https://karten.example/2', legalName: 'X' },
  ],
  [
    false,
    'the same host under other names, where one has its mail there',
    { website: 'https://a.de', email: 'info@a.de' },
    { website: 'http://www.a.de/x', legalName: 'X' },
  ],
  [
    true,
    'the same host where both have their mail, under other names',
    { website: 'https://a.de', email: 'info@a.de' },
    { website: 'http://www.a.de/x', email: 'x@a.de', legalName: 'X' },
  ],
  [
    false,
    'the same host under other names',
    { website: 'https://a.de' },
    { website: 'http://www.a.de/x', legalName: 'X' },
  ],
  [
    false,
    'the same host, other tax ids',
    { website: 'https://a.de', taxId: '276341905' },
    { website: 'https://a.de', taxId: '276341906' },
  ],
  [true, 'the same name', {}, { legalName: 'BRUCKNER BAU' }],
  [true, 'the same name, where one says more', { taxId: '276341905', website: 'https://a.de' }, {}],
  [false, 'the same name, other tax ids', { taxId: '276341905' }, { taxId: '276341906' }],
  [false, 'the same name, other hosts', { website: 'https://a.de' }, { website: 'https://b.de' }],
  [false, 'the same name in another country', {}, { country: 'AT' }],
  [false, 'nothing in common', {}, { legalName: 'X' }],
])('%s: %s', (expected, _, one, other) => {
  expect(areOne(one, other)).toBe(expected)
  expect(areOne(other, one)).toBe(expected)
})

interface Company {
  readonly id: number
  readonly keys: CompanyKeys
}

/** Few values, so that they meet often. */
const key = (values: string[]) => fc.option(fc.constantFrom(...values), { nil: null })
const companies = fc
  .array(
    fc.record({
      taxId: key(['1', '2', '3']),
      host: key(['a', 'b', 'c']),
      name: key(['x', 'y', 'z']),
      hasMailThere: fc.boolean(),
    }),
    { maxLength: 9 },
  )
  .map(all =>
    all.map(
      ({ hasMailThere, ...keys }, id): Company => ({
        id,
        keys: {
          ...keys,
          ownHost: hasMailThere ? keys.host : null,
          namedHost: keys.host !== null && keys.name !== null ? `${keys.host} ${keys.name}` : null,
        },
      }),
    ),
  )

/** The ids of each record, in one order. */
const partition = (records: readonly (readonly Company[])[]): string[] =>
  records
    .map(record =>
      record
        .map(({ id }) => id)
        .sort((one, other) => one - other)
        .join(),
    )
    .sort()

const shuffled = companies.chain(all =>
  fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
)

test('the order in which companies come makes no difference', () => {
  fc.assert(
    fc.property(shuffled, ([all, other]) => {
      expect(partition(recordsOf(other, []))).toEqual(partition(recordsOf(all, [])))
    }),
  )
})

test('every company is in one record, the same tax id is one record, and no record holds two of them', () => {
  fc.assert(
    fc.property(companies, all => {
      const records = recordsOf(all, [])
      expect(
        records
          .flat()
          .map(({ id }) => id)
          .sort(),
      ).toEqual(all.map(({ id }) => id).sort())
      const taxIds = records.map(record => new Set(record.flatMap(({ keys }) => keys.taxId ?? [])))
      for (const ids of taxIds) expect(ids.size).toBeLessThanOrEqual(1)
      expect(new Set(taxIds.flatMap(ids => [...ids])).size).toBe(taxIds.filter(ids => ids.size > 0).length)
    }),
  )
})

test('companies in one record are linked by keys that they share', () => {
  fc.assert(
    fc.property(companies, all => {
      for (const record of recordsOf(all, [])) {
        const reached = new Set(record.slice(0, 1))
        for (const from of reached) {
          for (const to of record) {
            const shares = joiningKeys.some(each => from.keys[each] !== null && from.keys[each] === to.keys[each])
            if (shares) reached.add(to)
          }
        }
        expect(reached.size).toBe(record.length)
      }
    }),
  )
})

test('what is not public changes nothing among the published, in whatever order it comes', () => {
  const halves = fc.tuple(shuffled, fc.nat(9))
  fc.assert(
    fc.property(halves, ([[all, other], count]) => {
      const isPublished = ({ id }: Company) => id < count
      const assign = (given: readonly Company[]) =>
        assignCompanies(
          given.filter(isPublished),
          given.filter(company => !isPublished(company)),
          [],
        )
      const records = assign(all)
      expect(partition(assign(other))).toEqual(partition(records))
      expect(records.flat()).toHaveLength(all.length)
      const shown = records.map(record => record.filter(isPublished)).filter(record => record.length > 0)
      expect(partition(shown)).toEqual(partition(recordsOf(all.filter(isPublished), [])))
    }),
  )
})

test.each<[string, Partial<CompanyKeys>, string[]]>([
  ['joins by its tax id', { taxId: '1', host: 'b', ownHost: 'b' }, ['0,2', '1']],
  ['joins by its host', { host: 'b', ownHost: 'b' }, ['0', '1,2']],
  ['joins no two at once', { name: 'x' }, ['0', '1', '2']],
])('a company that is not public %s', (_, keys, expected) => {
  const none = { taxId: null, host: null, name: null, ownHost: null, namedHost: null }
  const published = [
    { id: 0, keys: { ...none, taxId: '1', name: 'x' } },
    { id: 1, keys: { ...none, taxId: '2', host: 'b', ownHost: 'b', name: 'x' } },
  ]
  expect(partition(assignCompanies(published, [{ id: 2, keys: { ...none, ...keys } }], []))).toEqual(expected)
})

/** Keys of a company whose mail domain is that of its website. */
const keys = ({ taxId = null, host = null, name = null }: Partial<CompanyKeys>): CompanyKeys => ({
  ...{ taxId, host, name },
  ownHost: host,
  namedHost: host !== null && name !== null ? `${host} ${name}` : null,
})

test.each<[string, readonly Partial<CompanyKeys>[], string[]]>([
  [
    'two without a tax id on the host of two that contradict each other',
    [{ taxId: '1', host: 'a' }, { taxId: '2', host: 'a' }, { host: 'a' }, { host: 'a' }],
    ['0', '1', '2,3'],
  ],
  [
    'two of nothing but the name of two that contradict each other',
    [{ taxId: '1', name: 'x' }, { taxId: '2', name: 'x' }, { name: 'x' }, { name: 'x' }, { host: 'a', name: 'x' }],
    ['0', '1', '2,3', '4'],
  ],
  [
    'one whose host is that of two, by the name of one of them',
    [
      { taxId: '1', host: 'a', name: 'x' },
      { taxId: '2', host: 'a', name: 'y' },
      { host: 'a', name: 'x' },
    ],
    ['0,2', '1'],
  ],
])('joined are %s', (_, all, expected) => {
  expect(
    partition(
      recordsOf(
        all.map((changes, id) => ({ id, keys: keys(changes) })),
        [],
      ),
    ),
  ).toEqual(expected)
})

test.each<[string, Partial<CompanyKeys>, string[]]>([
  ['joins by its name', { name: 'y' }, ['0', '1,3', '2']],
  ['joins by its name where that says less', { name: 'z', host: 'c' }, ['0', '1', '2,3']],
  ['is another of the same name, by its tax id', { name: 'x', taxId: '2' }, ['0', '1', '2', '3']],
  ['is another of the same name, by its host', { name: 'y', host: 'c' }, ['0', '1', '2', '3']],
  ['is another on the same host, by its tax id', { host: 'a', taxId: '2' }, ['0', '1', '2', '3']],
  ['has a host of its own', { host: 'q' }, ['0', '1', '2', '3']],
  ['has nothing', {}, ['0', '1', '2', '3']],
])('among companies of all kinds, one that is not public %s', (_, given, expected) => {
  const published = [{ taxId: '1', host: 'a', name: 'x' }, { host: 'b', name: 'y' }, { name: 'z' }]
  const records = assignCompanies(
    published.map((changes, id) => ({ id, keys: keys(changes) })),
    [{ id: 3, keys: keys(given) }],
    [],
  )
  expect(partition(records)).toEqual(expected)
})

describe('the operator’s word', () => {
  const pinned = (pins: readonly string[], all: readonly Partial<CompanyKeys>[]) =>
    all.map((changes, id) => ({ id, keys: keys(changes), pin: pins[id] || null }))
  const [one, other] = [
    { taxId: '1', host: 'a', name: 'x' },
    { taxId: '2', host: 'b', name: 'y' },
  ]

  test.each<[string, string[], Partial<CompanyKeys>[], string[]]>([
    ['joins what contradicts each other', ['p', 'p'], [one, other], ['0,1']],
    ['joins whatever is like one of both', ['p', 'p'], [one, other, { taxId: '2' }, { name: 'x' }], ['0,1,2,3']],
    ['keeps apart what has the same tax id', ['p', 'q'], [one, { ...other, taxId: '1' }], ['0', '1']],
    ['keeps apart what has the same name alone', ['p', 'q'], [{ name: 'x' }, { name: 'x' }], ['0', '1']],
    ['leaves what could belong to both alone', ['p', 'q'], [one, one, { name: 'x' }], ['0', '1', '2']],
    [
      'keeps the two that a third links apart',
      ['p', 'q'],
      [one, other, { taxId: '1' }, { taxId: '2' }],
      ['0,2', '1,3'],
    ],
    [
      'joins what could belong to both, and to nobody else, with its like',
      ['p', 'q'],
      [one, { ...other, taxId: '1' }, { taxId: '1' }, { taxId: '1' }],
      ['0', '1', '2,3'],
    ],
    ['says nothing of others', ['r', 's'], [one, one], ['0,1']],
  ])('%s', (_, pins, all, expected) => {
    const companies = pinned(pins, all)
    const apart = [['q', 'p']] as const
    expect(partition(recordsOf(companies, apart))).toEqual(expected)
    // The same where the others are not public, unless they are unlike all that are.
    const published = companies.slice(0, 2)
    expect(partition(assignCompanies(published, companies.slice(2), apart))).toEqual(expected)
  })

  test('holds for what is not public', () => {
    const apart = [['p', 'q']] as const
    const [first, ...rest] = pinned(['p', 'q', 'p'], [one, one, other])
    expect(partition(assignCompanies(first ? [first] : [], rest, apart))).toEqual(['0,2', '1'])
  })

  test('holds for companies of all kinds, in whatever order they come', () => {
    const pins = ['', '', 'p', 'q', 'r']
    const said = fc.tuple(shuffled, fc.array(fc.constantFrom(...pins), { minLength: 9, maxLength: 9 }))
    fc.assert(
      fc.property(said, ([[all, shuffledAll], chosen]) => {
        const apart = [['p', 'q'] as const]
        const withPin = (company: Company) => ({ ...company, pin: chosen[company.id] || null })
        const records = recordsOf(all.map(withPin), apart)
        expect(partition(recordsOf(shuffledAll.map(withPin), apart))).toEqual(partition(records))
        const pinsOf = records.map(record => new Set(record.map(({ pin }) => pin)))
        for (const of of pinsOf) expect(of.has('p') && of.has('q')).toBe(false)
        for (const pin of ['p', 'q', 'r']) expect(pinsOf.filter(of => of.has(pin)).length).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('ends what was suggested, of two or of all', () => {
    const alike = pinned(
      ['p', 'q', ''],
      [
        { taxId: '1', name: 'x' },
        { taxId: '2', name: 'x' },
        { taxId: '3', name: 'x' },
      ],
    )
    const suggest = (count: number, apart: readonly ApartPins[]) =>
      suggestedMerges(
        alike.slice(0, count).map(company => [{ ...company, statedTaxId: '' }]),
        apart,
      ).map(({ records }) => records.flat().map(({ id }) => id))
    expect(suggest(2, [])).toEqual([[0, 1]])
    expect(suggest(2, [['p', 'q']])).toEqual([])
    expect(suggest(3, [['p', 'q']])).toEqual([[0, 1, 2]])
  })
})

test('what is alike and not one is suggested', () => {
  const alike = [
    stated({ taxId: 'HRB 27634', website: 'https://a.de' }),
    stated({ taxId: 'HRB 27634', website: 'https://a.de', legalName: 'X' }),
    stated({ taxId: 'DE 123456789', website: 'https://b.de' }),
    stated({ taxId: 'DE 123456789', legalName: 'Y' }),
  ].map(company => ({ ...company, statedTaxId: company.taxId ?? '', keys: companyKeys(company) }))
  const suggested = suggestedMerges(recordsOf(alike, []), []).map(({ alikeIn, value, records }) => [
    ...[alikeIn, value],
    ...records.map(record => record[0]?.legalName),
  ])
  expect(suggested).toEqual([
    ['tax id', 'HRB 27634', 'Brückner Bau GmbH', 'X'],
    ['website', 'DE a.de', 'Brückner Bau GmbH', 'X'],
    ['name', 'DE bruckner bau', 'Brückner Bau GmbH', 'Brückner Bau GmbH'],
  ])
})
