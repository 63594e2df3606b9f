import type { Language } from '@sojourn/contract/kit/language'
import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { insertEmployee, type NewEmployee } from './account-store'
import type { NewEnterprise } from '../joining/enterprise-defaults'
import type { LoginRow } from '../store'

/** What somebody who gets an account has said. */
interface Person {
  login: LoginRow
  name: string
  mobile: string
  mail: string
  language: Language
  passwordHash: string
}
type Place = Pick<NewEmployee, 'departmentId' | 'gradeId' | 'costCentreId' | 'managerId' | 'permissions'>

export const insertPerson = (
  { vault }: Pick<Context, 'vault'>,
  sql: Sql,
  { login, name, mobile, mail, ...person }: Person,
  place: Place,
): Promise<unknown> =>
  insertEmployee(sql, {
    ...login,
    ...person,
    ...place,
    name: name.trim(),
    mobileCipher: vault.seal(mobile.trim()),
    email: mail.trim(),
  })

/** The first of a new company, who lets the others in. */
export const insertAdministrator = (
  context: Pick<Context, 'vault'>,
  sql: Sql,
  person: Person,
  { department, grade, costCentre }: NewEnterprise,
): Promise<unknown> =>
  insertPerson(context, sql, person, {
    departmentId: department.id,
    gradeId: grade.id,
    costCentreId: costCentre.id,
    managerId: null,
    permissions: ['book', 'bookForOthers', 'approve', 'manage'],
  })
