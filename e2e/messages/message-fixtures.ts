import { test as seeded } from '../installation/seeded-fixtures.ts'
import { openParticipants, type Participants } from './participants.ts'

/** The seeded installation with its participants. Without traces: recording so many tests takes longer than running them. */
export const test = seeded.extend<object, { participants: Participants }>({
  participants: [
    async ({ browser, installation }, use) => use(await openParticipants(browser, installation)),
    { scope: 'worker' },
  ],
  trace: ['off', { scope: 'worker' }],
})
