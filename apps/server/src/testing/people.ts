import { addPerson, getPerson, giveRole } from '@sojourn/contract/admin/people/person.calls'
import type { PersonFields } from '@sojourn/contract/admin/people/person.shapes'
import { getDepartments, saveDepartment } from '@sojourn/contract/admin/people/department.calls'
import { getRecordChanges, type RecordKind } from '@sojourn/contract/admin/record-change.calls'
import type { Role } from '@sojourn/contract/kit/roles'
import { expectResult } from './flights'
import type { TestServer } from './server'

let made = 0

/** Somebody who is not in the company yet, each time another. */
export function newFields(more: Partial<PersonFields> = {}): PersonFields {
  made += 1
  return {
    name: '方一诺',
    number: '',
    position: '',
    office: '',
    fields: [],
    departmentId: 'sales',
    gradeId: 'P1',
    costCentreId: 'cc-sales',
    superiorId: '',
    mail: `new-${made}@yuanxing.example`,
    language: 'zh-CN',
    abilities: ['book'],
    ...more,
  }
}
export const newMobile = (): string => `139${String((made += 1)).padStart(8, '0')}`

export const enter = async (server: TestServer, more: Partial<PersonFields> = {}, who = 'admin'): Promise<string> =>
  expectResult(await server.call(who, addPerson, { fields: newFields(more), mobile: newMobile() })).employeeId

export const personOf = async (server: TestServer, employeeId: string, who = 'admin') =>
  expectResult(await server.call(who, getPerson, { employeeId }))

export const historyOf = async (
  server: TestServer,
  id: string,
  kind: RecordKind = 'person',
  language: 'zh-CN' | 'en' = 'zh-CN',
) => expectResult(await server.call('admin', getRecordChanges, { kind, id }, { language })).list

/** A new department of company 1. */
export const newDepartment = async (server: TestServer, name: string, parentId?: string): Promise<string> =>
  expectResult(
    await server.call('admin', saveDepartment, {
      version: 0,
      names: { 'zh-CN': name, 'zh-TW': '', en: '' },
      ...(parentId !== undefined && { parentId }),
    }),
  ).departmentId

export const departmentOf = async (server: TestServer, departmentId: string, who = 'admin') =>
  expectResult(await server.call(who, getDepartments, {})).list.find((each) => each.departmentId === departmentId)

export const give = async (
  server: TestServer,
  employeeId: string,
  role: Role,
  more: { departmentId?: string; until?: string } = {},
) => expectResult(await server.call('admin', giveRole, { employeeId, role, ...more })).grantId

/** Writes a password for somebody who was entered, as if the account had been activated; answers the account. */
export async function activated(server: TestServer, employeeId: string): Promise<string> {
  const { rows } = await server.database.pool.query<{ email: string }>(
    `UPDATE employee SET awaiting_activation = false, password_hash = (SELECT password_hash FROM employee WHERE employee_id = '1-employee')
     WHERE employee_id = $1 RETURNING email`,
    [employeeId],
  )
  return rows[0]!.email
}
