/** Words that the specification quotes, and where the page's English catalogue has them. */
export interface SpecifiedText {
  /** The path of the text in the catalogue; several, where several places say it. */
  readonly code: string | readonly string[]
  /** To the letter; correct where the specification marks a text as "spelt so", and `…` for what is filled in. */
  readonly text: string
  /** How long a toast that says it stays; absent where it stands on the page for as long as it is so. */
  readonly seconds?: number
}

/** Messages about missing resources (section 2). */
export const notFound = {
  'claim-not-found': { code: ['records.notFound.claim', 'claims.notFound'], text: 'Claim not found.' },
  'claim-id-missing-from-the-url': { code: 'claims.idMissing', text: 'Claim ID missing from the URL.' },
  'claim-id-not-found': { code: 'claims.draftIdMissing', text: 'Claim ID not found' },
  'resolution-not-found-for-the-provided-claim': {
    code: 'resolutions.notFound',
    text: 'Resolution not found for the provided claim.',
  },
  'user-not-found': { code: 'userProfile.notFound', text: 'User not found.' },
  'defendant-not-found': { code: 'records.notFound.defendant', text: 'Defendant not found.' },
  'defendant-id-not-found': { code: 'records.idMissing', text: 'Defendant ID not found.' },
  'company-not-found': { code: 'records.notFound.company', text: 'Company not found.' },
  'individual-not-found': { code: 'records.notFound.individual', text: 'Individual not found.' },
  'no-defendants-found': { code: ['records.noDefendants', 'defendants.empty'], text: 'No defendants found.' },
  'no-representatives-found': {
    code: ['records.profile.noRepresentatives', 'defendants.noRepresentatives'],
    text: 'No representatives found.',
  },
  'no-companies-found': { code: 'search.none.companies', text: 'No companies found.' },
  'no-people-found': { code: 'search.none.people', text: 'No people found.' },
  'no-individuals-found': { code: 'search.none.individuals', text: 'No individuals found.' },
  'no-claims-found': { code: ['search.none.claims', 'userProfile.claims.empty'], text: 'No claims found.' },
  'no-new-notifications': { code: 'notifications.empty', text: 'No new notifications.' },
  'no-referrals': { code: 'referrals.empty', text: 'You do not have any referral registrations yet.' },
  'there-are-no-actions-to-show': { code: 'claims.history.empty', text: 'There are no actions to show.' },
} as const satisfies Record<string, SpecifiedText>

/** Confirmation questions before irreversible acts (section 5). */
export const confirmations = {
  'logging-out': { code: 'layout.logout.question', text: 'Do you want to logout?' },
  accepting: { code: 'claims.answer.accept.question', text: 'Are you sure you want to accept this resolution?' },
  rejecting: { code: 'claims.answer.reject.question', text: 'Are you sure you want to reject this resolution?' },
  'deleting-a-claim': { code: 'filing.remove.question', text: 'Do you want to delete this claim?' },
  'deleting-a-defendant': { code: 'defendants.deleteQuestion', text: 'Do you want to delete …?' },
  'deleting-a-document': { code: 'documents.removeQuestion', text: 'Do you want to delete …?' },
  'deleting-a-wallet': { code: 'wallets.deleteQuestion', text: 'Do you want to delete this wallet?' },
} as const satisfies Record<string, SpecifiedText>

/** The titles of the guideline panels of filing (section 2). */
export const guidelines = {
  defendants: { code: 'filing.guidelines.defendants.title', text: 'Who to name' },
  type: { code: 'filing.guidelines.type.title', text: 'Type of claim' },
  synopsis: { code: 'filing.guidelines.synopsis.title', text: 'Synopsis' },
  materialEvidence: { code: 'filing.guidelines.materialEvidence.title', text: 'Material evidence' },
  interaction: { code: 'filing.guidelines.interaction.title', text: 'How the interaction began' },
  defendantDid: { code: 'filing.guidelines.defendantDid.title', text: 'What the defendant did' },
  youDid: { code: 'filing.guidelines.youDid.title', text: 'What you did' },
  resolutionOffered: { code: 'filing.guidelines.resolutionOffered.title', text: 'Resolution offered' },
  currentStatus: { code: 'filing.guidelines.currentStatus.title', text: 'Current status' },
  lastCommunication: { code: 'filing.guidelines.lastCommunication.title', text: 'Last communication' },
  lastResponse: { code: 'filing.guidelines.lastResponse.title', text: 'Last response' },
  representation: { code: 'filing.guidelines.representation.title', text: 'Representation status' },
  platformFees: { code: 'filing.guidelines.platformFees.title', text: 'Platform fees' },
} as const satisfies Record<string, SpecifiedText>
