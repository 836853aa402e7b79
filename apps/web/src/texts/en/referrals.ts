export const referrals = {
  documentTitle: 'Referrals',
  title: (count: string) => `Your referrals (${count})`,
  lead: 'Whoever registers by your link is listed here.',
  columns: { username: 'Username', registered: 'Registration date', status: 'Claim status' },
  noClaims: 'no claims',
  empty: 'You do not have any referral registrations yet.',
  emptyText: 'Share your link with people who could use it.',
  link: 'Get your referral link',
  copied: 'Referral link copied to clipboard',
  failed: 'User referrals could not be fetched',
}
