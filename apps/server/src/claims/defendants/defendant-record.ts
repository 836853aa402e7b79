import type { Selectable } from 'kysely'
import type { DefendantsTable } from '../../platform/database/schema.ts'

export type DefendantRecord = Selectable<DefendantsTable>

/** How a defendant is called. */
export const defendantName = (defendant: Pick<DefendantRecord, 'legal_name' | 'first_name' | 'last_name'>): string =>
  defendant.legal_name ?? `${defendant.first_name ?? ''} ${defendant.last_name ?? ''}`.trim()

/** Whether a code was made and used: it keeps its hash and has no time left. */
export const isCodeRedeemed = (
  defendant: Pick<DefendantRecord, 'redeem_code_hash' | 'redeem_code_expires_at'>,
): boolean => defendant.redeem_code_hash !== null && defendant.redeem_code_expires_at === null

export const hasValidCode = (defendant: Pick<DefendantRecord, 'redeem_code_expires_at'>, now: Date): boolean =>
  defendant.redeem_code_expires_at !== null && defendant.redeem_code_expires_at > now
