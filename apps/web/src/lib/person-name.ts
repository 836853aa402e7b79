interface PersonName {
  readonly firstName: string
  readonly lastName: string
}

/** Full name. Some people have only one name. */
export const personName = ({ firstName, lastName }: PersonName): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** Last name as a form shows it: a dash if there is none. */
export const lastNameField = (lastName: string): string => lastName || '–'
