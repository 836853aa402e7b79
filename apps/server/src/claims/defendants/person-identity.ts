import type { Identity } from './save-defendant.ts'

/** A person as a defendant, on their own or for a company. */
export const personIdentity = (
  person: { readonly firstName: string; readonly lastName: string },
  representing: { readonly companyId: string; readonly companyPosition: string } | null,
): Identity => ({
  type: 'Individual',
  company_id: representing?.companyId ?? null,
  company_position: representing?.companyPosition ?? null,
  first_name: person.firstName,
  last_name: person.lastName,
  country: null,
  tax_id: null,
  legal_name: null,
})
