/** Earliest date that a user can state. An earlier year is a typing error. */
export const earliestDate = '1900-01-01'

/**
 * Limits of decisions.md section 6 and specification section 9. Those that a setting can change are its default. Documents,
 * their bytes and messages are counted for each person who adds to a claim.
 */
export const limits = {
  unresolvedClaims: 5,
  minimumClaimValue: 1,
  fileBytes: 50 * 1024 * 1024,
  claimFilesBytes: 200 * 1024 * 1024,
  documentsPerClaim: 20,
  messagesPerClaim: 500,
  defendantsPerClaim: 50,
  addressCorrections: 3,
  socialLinks: 20,
  wallets: 20,
  pageSize: 20,
  messagePageSize: 50,
  /** Claims shown on the dashboard that wait for the user, and as many that wait for others. */
  waitingClaims: 10,
  nameLength: 200,
  textLength: 10_000,
  urlLength: 2_000,
  shortTextLength: 2_000,
  replyVersions: 20,
  usernameMinimum: 3,
  usernameMaximum: 30,
  passwordMinimum: 8,
  passwordMaximum: 200,
  identificationIdMinimum: 6,
  searchTermMinimum: 2,
  /** Results of a kind that a search counts and shows; frequent terms have more. */
  searchResults: 1_000,
} as const
