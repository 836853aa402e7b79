import type { status as english } from '../en/status.ts'

export const status: typeof english = {
  claim: {
    PENDING: 'In Vorbereitung',
    WAITING_FOR_PAYMENT: 'Wartet auf Zahlung',
    PENDING_PUBLICATION: 'Vor Veröffentlichung',
    PUBLISHED: 'Veröffentlicht',
    DISPUTED: 'Bestritten',
    RESOLUTION_PROPOSED_BY_PLAINTIFF: 'Einigung vom Anspruchsteller vorgeschlagen',
    RESOLUTION_PROPOSED_BY_DEFENDANT: 'Einigung vom Anspruchsgegner vorgeschlagen',
    RESOLUTION_REJECTED: 'Einigung abgelehnt',
    RESOLUTION_ACCEPTED: 'Einigung angenommen',
    RESOLVED_IN_FAVOUR_OF_PLANTIFF: 'Zugunsten des Anspruchstellers beigelegt',
    RESOLVED_IN_FAVOUR_OF_DEFENDANT: 'Zugunsten des Anspruchsgegners beigelegt',
  },
  noResponse: 'Keine Antwort',
}
