/** The one form in which e-mail addresses are kept and compared (decisions.md section 4). */
export const normaliseEmail = (address: string): string => address.trim().toLowerCase()
