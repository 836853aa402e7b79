import type { Country } from '@redress/domain/people/countries.ts'
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'

/**
 * A telephone number as it is kept: as it is dialled from everywhere, where the country knows such a number; otherwise as
 * it was stated, as people read it.
 */
export function keptPhone(stated: string, country: Country | null): string {
  const region = country !== null && isSupportedCountry(country) ? country : undefined
  const number = parsePhoneNumberFromString(stated, region)
  return number?.isValid() ? number.formatInternational() : stated
}
