/** The two roles that a person can have in one claim (specification section 6). */
export const parties = ['Plaintiff', 'Defendant'] as const
export type Party = (typeof parties)[number]

export const otherParty = { Plaintiff: 'Defendant', Defendant: 'Plaintiff' } as const satisfies Record<Party, Party>
