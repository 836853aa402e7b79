/** Formats a time to the minute. */
export const minuteText = (time: Date): string => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
