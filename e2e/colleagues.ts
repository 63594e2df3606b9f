import { randomInt, randomUUID } from 'node:crypto'
import { expect, request } from '@playwright/test'
import { activateAccount, checkVerifyCode, sendVerifyCode } from '@sojourn/contract/access/account.calls'
import { addPerson, giveRole } from '@sojourn/contract/admin/people/person.calls'
import type { Call, RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Role } from '@sojourn/contract/kit/roles'
import { ownPassword as password } from './new-company'
import { messageFor } from './outbox'
import type { Send } from './train-buyer'

interface Wanted {
  name: string
  departmentId?: string
  superiorId?: string
  role?: Role
}
export interface NewColleague {
  employeeId: string
  mail: string
  mobile: string
}

/** Somebody new of Yuanxing, entered by its administrator; over the own department where the role is of one. */
export async function newColleague(
  administrator: Send,
  { name, departmentId = 'sales', superiorId = '', role }: Wanted,
): Promise<NewColleague> {
  const mobile = `1380${String(randomInt(10_000_000)).padStart(7, '0')}`
  const mail = `c${mobile}@yuanxing.example`
  const fields = {
    name,
    departmentId,
    superiorId,
    mail,
    number: '',
    position: '',
    office: '',
    gradeId: 'P1',
    costCentreId: 'cc-sales',
    language: 'zh-CN' as const,
    fields: [],
    abilities: ['book' as const, 'approve' as const],
  }
  const { employeeId } = await administrator(addPerson, { fields, mobile })
  const over = role === 'departmentAdministrator' ? { departmentId } : {}
  if (role) await administrator(giveRole, { employeeId, role, ...over })
  return { employeeId, mail, mobile }
}

/** A new colleague chooses a password; answers what to sign in with. */
export async function activate({ mobile: account }: NewColleague): Promise<{ account: string; password: string }> {
  const context = await request.newContext({ baseURL: process.env['BASE_URL'] ?? '' })
  const post = async <Asked extends Call>(call: Asked, data: RequestOf<Asked>): Promise<ResponseOf<Asked>> => {
    const answer = await context.post(`/${call.path}`, { data: data as object, headers: { 'idempotency-key': randomUUID() } })
    const { success, result } = (await answer.json()) as { success: boolean; result: ResponseOf<Asked> }
    expect(success, `${call.path}: ${await answer.text()}`).toBe(true)
    return result
  }
  await post(sendVerifyCode, { purpose: 'activate', channel: 'mobile', account })
  const { code } = await messageFor({ request: context }, account)
  const { ticket } = await post(checkVerifyCode, { purpose: 'activate', account, code })
  await post(activateAccount, { ticket, password, confirmPassword: password })
  await context.dispose()
  return { account, password }
}
