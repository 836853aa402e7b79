import { endpoints } from '@redress/contract/endpoints.ts'
import { isForStaff, rolesWith, staffRoles } from '@redress/domain/people/permissions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFieldSenders, type FieldSenders, sendFields } from '../../testing/send-fields.ts'
import { staffMember } from '../../testing/staff.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let senders: FieldSenders
beforeAll(async () => {
  server = await startTestServer()
  senders = await createFieldSenders(server)
})
afterAll(() => server.stop())

const ofStaff = endpoints.flatMap(({ permission, ...endpoint }) =>
  isForStaff(permission) ? [{ permission, ...endpoint }] : [],
)

// Ordinary users and visitors call them in `every-endpoint.test.ts`, where they are told that there is nothing.
test.each(staffRoles)(
  'a %s is let into the calls of the console that the table says, and into no other',
  {
    tags: 'SPEC-6-permissions',
  },
  async role => {
    const member = await staffMember(server, role)
    const letIn: string[] = []
    for (const endpoint of ofStaff) {
      const { body } = await sendFields({ ...senders, administrator: member }, endpoint)
      if (body.code !== 'NOT_FOUND') letIn.push(endpoint.path)
    }
    const allowed = ofStaff.filter(({ permission }) => rolesWith(permission).includes(role)).map(({ path }) => path)
    expect(letIn).toEqual(allowed)
    expect(letIn.length).toBeGreaterThan(0)
  },
)
