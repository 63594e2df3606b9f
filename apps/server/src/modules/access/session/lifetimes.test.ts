import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkInitialPassword, checkVerifyCode, getVerifyTicket } from '@sojourn/contract/access/account.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { initialPassword } from '../../../seed/seed'
import { askForCode, lastMessage, ticketFor, ticketIn } from '../../../testing/accounts'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
/** Far enough from the test before that nothing of it is counted. */
beforeEach(() => server.turn(24 * 60 + 1))
afterAll(() => server.close())

const account = 'employee@beichen.example'
const second = 1 / 60
const opens = async (ticket: string): Promise<boolean> => {
  const answer = await server.call(null, getVerifyTicket, { ticket })
  if (!answer.success) expect(answer).toMatchObject({ code: problems.ticketSpent.code })
  return answer.success
}
/** Does it open in its last second, and does it once that is over? */
async function lastMinute(ticket: string, minutes: number): Promise<boolean[]> {
  await server.turn(minutes - second)
  const before = await opens(ticket)
  await server.turn(second)
  return [before, await opens(ticket)]
}

describe('how long what opens an account lives', () => {
  test('a code for five minutes', async () => {
    const asked = { purpose: 'reset', channel: 'mail', account } as const
    const code = await askForCode(server, asked)
    await server.turn(5 - second)
    expect(await server.call(null, checkVerifyCode, { purpose: 'reset', account, code })).toMatchObject({ success: true })
    const later = await askForCode(server, asked)
    await server.turn(5)
    expect(await server.call(null, checkVerifyCode, { purpose: 'reset', account, code: later })).toMatchObject({
      code: problems.codeExpired.code,
    })
  })

  test('what a right code opens for fifteen minutes', async () => {
    expect(await lastMinute(await ticketFor(server, { purpose: 'reset', channel: 'mail', account }), 15)).toEqual([true, false])
  })

  test('what the password that the company handed out opens for fifteen minutes', async () => {
    const newcomer = { account: 'newhire@beichen.example', password: initialPassword }
    const { ticket } = expectResult(await server.call(null, checkInitialPassword, newcomer))
    expect(await lastMinute(ticket, 15)).toEqual([true, false])
  })

  test.each([
    ['the link of a notification for a new password for half an hour', 'reset', account, 30],
    ['the link of a notification for activation for a day', 'activate', 'newhire@beichen.example', 24 * 60],
  ] as const)('%s', async (_title, purpose, to, minutes) => {
    await askForCode(server, { purpose, channel: 'mail', account: to })
    expect(await lastMinute(ticketIn(await lastMessage(server, to)), minutes)).toEqual([true, false])
  })
})
