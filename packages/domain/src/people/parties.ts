/** The two roles that a person can have in one claim (specification section 6). */
export const parties = ['Plaintiff', 'Defendant'] as const
export type Party = (typeof parties)[number]
