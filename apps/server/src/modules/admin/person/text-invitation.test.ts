import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson, invitePeople } from '@sojourn/contract/admin/people/person.calls'
import { lastMessage, outboxOf } from '../../../testing/accounts'
import { expectResult } from '../../../testing/flights'
import { activated, newFields, newMobile } from '../../../testing/people'
import { openTestServer, type TestServer } from '../../../testing/server'
import { newId } from '../../../kit/id'
import { textInvitation } from './text-invitation'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function newcomer(language: 'zh-CN' | 'en') {
  const mobile = newMobile()
  const { employeeId } = expectResult(await server.call('admin', addPerson, { fields: newFields({ language }), mobile }))
  return { employeeId, mobile }
}
const invite = async (...employeeIds: string[]) =>
  expectResult(await server.call('admin', invitePeople, { employeeIds, by: 'mobile' })).invited

test.each([
  ['zh-CN', '远行科技有限公司已为您开通账号'],
  ['en', 'has opened an account for you'],
] as const)('somebody invited by text message reads it in the own language: %s', async (language, words) => {
  const { employeeId, mobile } = await newcomer(language)
  expect(await invite(employeeId, '1-employee')).toBe(1)
  const message = await lastMessage(server, mobile)
  expect(message).toMatchObject({ channel: 'mobile', body: expect.stringContaining(words) })
  expect(message!.body).toContain('/v/activation/index')
})

test('whoever has activated the account before the message goes out is left alone', async () => {
  const { employeeId, mobile } = await newcomer('zh-CN')
  await activated(server, employeeId)
  expect(await invite(employeeId)).toBe(0)
  const onItsWay = { id: newId(server.context.clock.now()), enterpriseId: 1, payload: { employeeId } }
  await textInvitation(server.context, onItsWay)
  expect((await outboxOf(server)).filter(({ to }) => to === mobile)).toEqual([])
})
