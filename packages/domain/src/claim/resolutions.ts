/** What became of a proposal. The active one is proposed or accepted (specification section 4). */
export const resolutionStatuses = ['PROPOSED', 'ACCEPTED', 'REJECTED'] as const
export type ResolutionStatus = (typeof resolutionStatuses)[number]

export const isActiveResolution = (status: ResolutionStatus): boolean => status !== 'REJECTED'

/** A claim's displayed value: the last resolution's if any, else the claim's (specification section 4). `resolutions` oldest first. */
export const displayedValue = <Value>(claimValue: Value, resolutions: readonly { value: Value }[]): Value =>
  resolutions.at(-1)?.value ?? claimValue
