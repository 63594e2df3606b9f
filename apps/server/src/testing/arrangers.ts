import { giveArrangerGrants, searchArrangers } from '@sojourn/contract/admin/people/arranger.calls'
import { login } from '@sojourn/contract/access/session.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { demoPassword } from '../seed/seed'
import { expectResult } from './flights'
import { activated, enter } from './people'
import type { TestServer } from './server'

type Given = RequestOf<typeof giveArrangerGrants>

/** Lets one person book as asked; answers the number of the right. */
export async function giveArranging(
  server: TestServer,
  arrangerId: string,
  more: Omit<Given, 'arrangerIds'> = {},
  who = 'admin',
): Promise<string> {
  expectResult(await server.call(who, giveArrangerGrants, { arrangerIds: [arrangerId], ...more }))
  return (await arrangerOf(server, arrangerId)).grants.at(-1)!.grantId
}

export const arrangerOf = async (server: TestServer, employeeId: string) =>
  expectResult(await server.call('admin', searchArrangers, { employeeId })).list[0]!

/** Somebody new who books for others, with a session. */
export async function newArranger(server: TestServer, name = '秦助理', departmentId = 'sales') {
  const employeeId = await enter(server, { name, departmentId, abilities: ['book', 'bookForOthers'] })
  const account = await activated(server, employeeId)
  const { loginToken: token } = expectResult(await server.call(null, login, { account, password: demoPassword }))
  server.useToken(name, token)
  return { employeeId, name, account }
}
