interface Named {
  readonly legalName: string | null
  readonly firstName: string | null
  readonly lastName: string | null
}

/** What people call a defendant: a company's legal name, a person's first and last name. */
export const defendantName = ({ legalName, firstName, lastName }: Named): string =>
  legalName ?? [firstName, lastName].filter(Boolean).join(' ')
