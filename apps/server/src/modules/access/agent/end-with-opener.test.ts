import { afterAll, beforeAll, expect, test } from 'vitest'
import { modifyPassword, resetPassword } from '@sojourn/contract/access/account.calls'
import { openCustomerSession, useAgentTicket } from '@sojourn/contract/access/agent.calls'
import { removeSecondFactor } from '@sojourn/contract/access/second-factor.calls'
import { endMySessions, getEmployeeConfig, login } from '@sojourn/contract/access/session.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { demoPassword } from '../../../seed/seed'
import { ticketFor } from '../../../testing/accounts'
import { countOf } from '../../../testing/database/rows'
import { expectResult } from '../../../testing/flights'
import { enrolApp, password } from '../../../testing/second-factor'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const opener = 'agent@agency.example'
const asked = { enterpriseId: 1, employeeId: '1-finance', reason: '改签', reference: 'CALL-3' }
/** One that is open and one that nobody has taken yet. */
async function twoTickets(reference = asked.reference) {
  const [taken, waiting] = [
    expectResult(await server.call(opener, openCustomerSession, { ...asked, reference })),
    expectResult(await server.call(opener, openCustomerSession, { ...asked, reference })),
  ]
  const token = expectResult(await server.call(null, useAgentTicket, { ticket: taken.ticket })).loginToken
  expect((await server.call(null, getEmployeeConfig, {}, { token })).success).toBe(true)
  return { token, waiting: waiting.ticket }
}
const changed = { password: 'Harbour27', confirmPassword: 'Harbour27' }

test('[S7.03] whose account was locked meanwhile opens nothing with a ticket', async () => {
  const { token, waiting } = await twoTickets('CALL-4')
  await server.database.pool.query("UPDATE employee SET locked_at = $1 WHERE employee_id = '90-agent'", [
    server.context.clock.now(),
  ])
  expect(await server.call(null, useAgentTicket, { ticket: waiting })).toMatchObject({ code: problems.agentTicketInvalid.code })
  await server.database.pool.query("UPDATE employee SET locked_at = NULL WHERE employee_id = '90-agent'")
  expect(await server.call(null, getEmployeeConfig, {}, { token })).toMatchObject({ code: problems.notSignedIn.code })
  // The lock ended the opener's own session too.
  const { loginToken } = expectResult(await server.call(null, login, { account: opener, password: demoPassword }))
  server.useToken(opener, loginToken)
})

test.each<[string, () => Promise<unknown>]>([
  ['with the others that the opener ends', () => server.call(opener, endMySessions, {})],
  ['with the second factor that the opener enrols', () => enrolApp(server, opener)],
  ['with the second factor that the opener removes', () => server.call(opener, removeSecondFactor, { proof: password })],
  [
    'with the password that the opener changes',
    () => server.call(opener, modifyPassword, { oldPassword: demoPassword, ...changed }),
  ],
  [
    'with the password that the opener sets anew',
    async () => {
      const ticket = await ticketFor(server, { purpose: 'reset', channel: 'mail', account: opener })
      return server.call(null, resetPassword, { ticket, password: 'Harbour28', confirmPassword: 'Harbour28' })
    },
  ],
])('[S7.03] sessions in the names of others end %s, and so do tickets for them that nobody has taken', async (_, end) => {
  const { token, waiting } = await twoTickets()
  expect(await end()).not.toMatchObject({ success: false })
  expect(await server.call(null, getEmployeeConfig, {}, { token })).toMatchObject({ code: problems.notSignedIn.code })
  expect(await server.call(null, useAgentTicket, { ticket: waiting })).toMatchObject({ code: problems.agentTicketInvalid.code })
  expect(await countOf(server, 'agent_ticket', "reference = 'CALL-3' AND opened_at IS NOT NULL AND ended_at IS NULL")).toBe(0)
})
