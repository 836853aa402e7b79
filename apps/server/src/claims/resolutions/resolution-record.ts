import type { Selectable } from 'kysely'
import type { ResolutionsTable } from '../../platform/database/schema.ts'

export type ResolutionRecord = Selectable<ResolutionsTable>
