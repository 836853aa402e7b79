import { comparedCode } from '../text/compared.ts'

/**
 * Patterns of a country's tax and company numbers, without its prefix, as its registers write them. The first group,
 * if any, is the part shared by longer and shorter notations. Numbers that each court assigns anew, as the German
 * HRB, are left out.
 */
const shapes: Readonly<Record<string, RegExp>> = {
  AT: /^(?:U\d{8}|\d{9}|FN\d{5,6}[A-Z])$/,
  AU: /^(?:\d{11}|\d{9})$/,
  BE: /^[01]?(\d{9})$/,
  BG: /^\d{9,10}$/,
  BR: /^(?:\d{14}|\d{11})$/,
  CA: /^(\d{9})(?:R[CMPTZ]\d{4})?$/,
  CH: /^E?(\d{9})(?:MWST|TVA|IVA|HR)?$/,
  CN: /^[\dA-Z]{18}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^(?:\d{9,11}|\d{13})$/,
  DK: /^\d{8}$/,
  EE: /^\d{8,9}$/,
  ES: /^[\dA-Z]\d{7}[\dA-Z]$/,
  FI: /^\d{8}$/,
  FR: /^(?:[\dA-Z]{2})?(\d{9})(?:\d{5})?$/,
  GB: /^(?:\d{8,9}|\d{12}|[A-Z]{2}\d{6})$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^(\d{8})(?:\d{3})?$/,
  IE: /^\d[\dA-Z]\d{5}[A-Z]{1,2}$/,
  IL: /^\d{9}$/,
  IN: /^\d{2}[A-Z]{5}\d{4}[A-Z][\dA-Z]{3}$/,
  IT: /^(?:\d{11}|[\dA-Z]{16})$/,
  JP: /^T?(\d{12,13})$/,
  KR: /^\d{10}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  MX: /^[A-ZÑ]{3,4}\d{6}[\dA-Z]{3}$/,
  NL: /^(?:(\d{9})(?:B\d{2})?|\d{8})$/,
  NO: /^(\d{9})(?:MVA)?$/,
  NZ: /^(?:\d{7,9}|\d{13})$/,
  PL: /^(?:\d{9,10}|\d{14})$/,
  PT: /^\d{9}$/,
  RO: /^\d{5,10}$/,
  RU: /^(?:\d{10}|\d{12})$/,
  SE: /^(?:16)?(\d{10})(?:01)?$/,
  SI: /^\d{8}$/,
  SK: /^(?:\d{10}|\d{8})$/,
  TR: /^\d{10,11}$/,
  UA: /^(?:\d{8}|\d{10}|\d{12})$/,
  US: /^\d{9}$/,
}
const elsewhere = /^[A-Z]{0,3}\d{7,15}[A-Z]{0,2}$/

/** Order in which digits are typed to fill a field. */
const typed = '01234567890123456789'
const typedBackwards = '98765432109876543210'

/** Whether digits, or their absence, are filler for a field that asked for a number. */
export const isPlaceholder = (digits: string): boolean =>
  new Set(digits).size < 3 || typed.includes(digits) || typedBackwards.includes(digits) || /^(\d{3,4})\1+$/.test(digits)

/**
 * A company's tax id as it is compared within its country: without punctuation and the country's own prefix. `null` where
 * it has not the shape of one, or only fills the field.
 */
export function comparedTaxId(taxId: string, country: string): string | null {
  const plain = comparedCode(taxId)
  const prefix = country === 'GR' ? 'EL' : country
  const number = plain.startsWith(prefix) ? plain.slice(prefix.length) : plain
  const found = (shapes[country] ?? elsewhere).exec(number)
  return found === null || isPlaceholder(number.replace(/\D/g, '')) ? null : (found[1] ?? number)
}
