import type { Selectable } from 'kysely'
import type { DocumentsTable } from '../../platform/database/schema.ts'

export type DocumentRecord = Selectable<DocumentsTable>
