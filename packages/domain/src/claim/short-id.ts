/** As much of an id as people are shown (specification section 9). */
export const shortId = (id: string): string => id.slice(0, 8)
