import type { Selectable } from 'kysely'
import type { PaymentsTable } from '../platform/database/schema.ts'

export type PaymentRecord = Selectable<PaymentsTable>
