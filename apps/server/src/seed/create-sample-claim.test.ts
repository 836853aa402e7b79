import { afterEach, expect, test } from 'vitest'
import { applyDueDeadlines } from '../claims/act/deadlines.ts'
import { confirmedUser } from '../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { createSampleClaim } from './create-sample-claim.ts'
import { sampleClaims } from './sample-claims.ts'
import { people, seedPassword } from './sample-people.ts'

let server: TestServer
afterEach(() => server.stop())

const paid = sampleClaims.find(({ acts = [] }) => acts.some(step => step.do === 'say that it is paid'))
const day = 86_400_000

test.each(['PT20S', 'P15D'])(
  'a sample claim that is said to be paid is created with a notice period of %s',
  async period => {
    if (!paid) throw new Error('No sample claim is said to be paid')
    server = await startTestServer({ NOTICE_PERIOD: period, SUBMISSION_FEE: '0', DISPUTE_FEE: '0' })
    const { context, clock, http } = server
    const setClockBack = (days: number) => clock.advance(Date.now() - days * day - clock.now().getTime())
    setClockBack(paid.daysAgo)
    for (const person of [people.amelie, people.jonas])
      await confirmedUser(server, { ...person, password: seedPassword })
    const id = await createSampleClaim(paid, {
      past: http,
      today: http,
      pay: async () => undefined,
      setClockBack,
      applyDueDeadlines: () => applyDueDeadlines(context),
      noticePeriodDays: context.settings.NOTICE_PERIOD / day,
    })
    expect(id).toBeTruthy()
  },
)
