import type { Operator } from '@redress/contract/configuration.ts'
import type { Settings } from '../platform/settings.ts'

/** Sender details in every mail. */
export interface Installation {
  readonly publicUrl: string
  /** `null` for a trial installation, which has no operator. */
  readonly operator: Operator | null
}

export const installationOf = (settings: Settings): Installation => ({
  publicUrl: settings.PUBLIC_URL,
  operator: operatorOf(settings),
})

/** Operator of the installation; `null` if the settings name nobody. */
export function operatorOf({ OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL }: Settings): Operator | null {
  if (!(OPERATOR_NAME && OPERATOR_ADDRESS && OPERATOR_EMAIL)) return null
  return { name: OPERATOR_NAME, address: OPERATOR_ADDRESS, email: OPERATOR_EMAIL }
}
