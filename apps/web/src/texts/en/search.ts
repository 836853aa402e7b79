const kinds = { companies: 'Companies', people: 'People', claims: 'Claims' }

export const search = {
  title: 'Search',
  resultsFor: (term: string) => `Results for “${term}”`,
  lead: 'Every published claim, and the companies and people that it names.',
  privateLead: 'Published claims and the companies and people that they name, with what signed-in members may see.',
  privateLabel: 'Search the records',
  filters: 'Show',
  kinds,
  heading: (kind: string, count: string) => `${kind} (${count})`,
  showMore: 'Show more',
  none: {
    companies: 'No companies found.',
    people: 'No people found.',
    individuals: 'No individuals found.',
    claims: 'No claims found.',
  },
  nothingChosen: 'Choose at least one kind of result.',
  prompt: {
    title: 'What are you looking for?',
    text: 'Type at least two letters of a name, a type of claim or a place, or the start of a claim’s number.',
  },
  between: (plaintiff: string, defendants: string) => `${plaintiff} against ${defendants}`,
  position: (position: string, company: string) => (position === '' ? company : `${position}, ${company}`),
  claimId: (id: string) => `No. ${id}`,
  announcement: (term: string, companies: number, people: number, claims: number) =>
    `Results for ${term}: ${companies} companies, ${people} people, ${claims} claims`,
  failed: 'Search failed.',
}
