/** The dashboard's first screen. */
export const dashboardHome = {
  documentTitle: 'Home',
  greeting: (firstName: string) => `Hello, ${firstName}`,
  share: 'Share',
  shared: 'Profile link copied to clipboard',
  highlights: {
    title: 'Claims Highlights',
    against: 'Claims against',
    created: 'Created claims',
    active: 'Active claims',
    disputed: 'Disputed claims',
    failed: 'Claims could not be fetched',
  },
  start: {
    title: 'Where to begin',
    text: 'You have no claims yet. File one, or take over a claim that was filed against you with the code from our e-mail.',
    file: 'Create new claim',
    takeover: 'Takeover a claim',
  },
  news: { title: 'Recent News & Activities', all: 'All notifications' },
  social: { title: 'Social Links', none: 'No social links are shown on your profile.' },
}
