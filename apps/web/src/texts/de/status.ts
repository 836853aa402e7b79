import type { status as english } from '../en/status.ts'

export const status: typeof english = {
  claim: {
    PENDING: 'In Vorbe\u00adreitung',
    WAITING_FOR_PAYMENT: 'Wartet auf Zahlung',
    PENDING_PUBLICATION: 'Vor Ver\u00adöffent\u00adlichung',
    PUBLISHED: 'Veröffentlicht',
    DISPUTED: 'Bestritten',
    RESOLUTION_PROPOSED_BY_PLAINTIFF: 'Einigung vom Anspruch\u00adsteller vorge\u00adschlagen',
    RESOLUTION_PROPOSED_BY_DEFENDANT: 'Einigung vom Anspruchs\u00adgegner vorge\u00adschlagen',
    RESOLUTION_REJECTED: 'Einigung abgelehnt',
    RESOLUTION_ACCEPTED: 'Einigung angenommen',
    RESOLVED_IN_FAVOUR_OF_PLANTIFF: 'Zugunsten des Anspruch\u00adstellers beigelegt',
    RESOLVED_IN_FAVOUR_OF_DEFENDANT: 'Zugunsten des Anspruchs\u00adgegners beigelegt',
  },
  noResponse: 'Keine Antwort',
}
