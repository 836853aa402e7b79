import type { Country } from '@redress/domain/people/countries.ts'

/** Password of all sample people. */
export const seedPassword = 'Settle-it-2026'

export interface SamplePerson {
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly address: string
  readonly city: string
  readonly country: Country
}

const person = (username: string, name: string, address: string, city: string, country: Country): SamplePerson => {
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
} as const satisfies Record<string, SamplePerson>
export type PersonName = keyof typeof people

export interface Company {
  readonly legalName: string
  readonly taxId: string
  readonly email: string
  readonly country: Country
  readonly website: string
  readonly representative?: { readonly person: PersonName; readonly position: string }
}

export const companies = {
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
