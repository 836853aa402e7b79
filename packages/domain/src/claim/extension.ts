import { isNoticePeriodRunning, type PeriodSettings, periodEnd } from './deadlines.ts'

export interface ExtensionFacts {
  /** `null` before there is one. */
  readonly noticePeriodEndsAt: Date | null
  /** When a defendant was given more time; `null`: nobody has asked. */
  readonly extendedAt: Date | null
}

/** Whether a defendant can have more time: once per claim, within the notice period, where the installation gives any. */
export type ExtensionState = 'possible' | 'given' | 'impossible'

export function extensionState(
  { noticePeriodEndsAt, extendedAt }: ExtensionFacts,
  now: Date,
  settings: PeriodSettings,
): ExtensionState {
  if (extendedAt !== null) return 'given'
  return isNoticePeriodRunning({ noticePeriodEndsAt }, now) && settings.EXTRA_TIME > 0 ? 'possible' : 'impossible'
}

/** When the notice period would end with more time. */
export const extendedEnd = (noticePeriodEndsAt: Date, settings: PeriodSettings): Date =>
  periodEnd('extra time', noticePeriodEndsAt, settings)
