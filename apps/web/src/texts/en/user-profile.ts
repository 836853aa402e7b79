export const userProfile = {
  title: 'Public profile',
  username: (username: string) => `@${username}`,
  notFound: 'User not found.',
  notFoundAction: 'Search the record',
  failed: 'Something went wrong',
  about: 'About',
  country: 'Country',
  memberSince: 'Member since',
  claims: {
    title: (count: string) => `Public claims (${count})`,
    caption: 'Public claims',
    type: 'Type',
    date: 'Date',
    status: 'Status',
    empty: 'No claims found.',
    emptyText: 'Nothing that this user filed is public.',
  },
}
