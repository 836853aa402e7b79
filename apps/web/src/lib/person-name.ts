interface PersonName {
  readonly firstName: string
  readonly lastName: string
}

/** What a person is called; some have one name only. */
export const personName = ({ firstName, lastName }: PersonName): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** A last name as a form shows it, where a dash says that there is none. */
export const lastNameField = (lastName: string): string => lastName || '–'
