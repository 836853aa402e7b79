import type { Operator } from '@redress/contract/configuration.ts'
import type { Settings } from '../platform/settings.ts'

/** What every mail says of where it comes from. */
export interface Installation {
  readonly publicUrl: string
  /** `null` for a trial installation, which nobody runs for others. */
  readonly operator: Operator | null
}

export const installationOf = (settings: Settings): Installation => ({
  publicUrl: settings.PUBLIC_URL,
  operator: operatorOf(settings),
})

/** Who runs the installation; `null` where the settings name nobody. */
export function operatorOf({ OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL }: Settings): Operator | null {
  if (!(OPERATOR_NAME && OPERATOR_ADDRESS && OPERATOR_EMAIL)) return null
  return { name: OPERATOR_NAME, address: OPERATOR_ADDRESS, email: OPERATOR_EMAIL }
}
