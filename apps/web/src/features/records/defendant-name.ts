import type { Defendant } from '@redress/contract/defendants.ts'

type Named = Pick<Defendant, 'legalName' | 'firstName' | 'lastName'>

/** A company's legal name, or a person's full name. */
export const defendantName = ({ legalName, firstName, lastName }: Named): string =>
  legalName ?? [firstName, lastName].filter(Boolean).join(' ')
