import type { DefendantRecord } from '../repositories/defendant-repository.ts'

/** A defendant's place as what a notification speaks of, in its own name: a representative's is not the company's. */
export const placeAlone = (defendant: DefendantRecord): DefendantRecord => ({ ...defendant, company_id: null })
