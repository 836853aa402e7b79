/**
 * What became of a proposal. The active one is proposed or accepted (specification section 4). It lapses where whoever
 * made or accepted it for the defence turns out to be nobody's defendant.
 */
export const resolutionStatuses = ['PROPOSED', 'ACCEPTED', 'REJECTED', 'LAPSED'] as const
export type ResolutionStatus = (typeof resolutionStatuses)[number]

export const isActiveResolution = (status: ResolutionStatus): boolean => status === 'PROPOSED' || status === 'ACCEPTED'
export const hasLapsed = (status: ResolutionStatus): boolean => status === 'LAPSED'

/** A claim's displayed value: the last resolution's if any, else the claim's (specification section 4). `resolutions` oldest first. */
export const displayedValue = <Value>(claimValue: Value, resolutions: readonly { value: Value }[]): Value =>
  resolutions.at(-1)?.value ?? claimValue
