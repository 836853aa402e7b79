/** When the words of each legal text last changed; whoever changes them changes the day. */
export const legalTexts = {
  privacy: { changedOn: '2026-11-22' },
  terms: { changedOn: '2026-11-22' },
  imprint: { changedOn: '2026-11-22' },
} as const
