import type { Language } from '@sojourn/contract/kit/language'
import { pinyinOf } from '@sojourn/domain/booking/traveller/name-pinyin'
import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { insertEmployee, type Account, type NewEmployee } from './account-store'

/** What is known of somebody who gets an account. */
export interface NewPerson {
  login: Account
  name: string
  mobile: string
  mail: string
  language: Language
  passwordHash: string
}
type Place = Pick<NewEmployee, 'departmentId' | 'gradeId' | 'costCentreId' | 'managerId' | 'permissions'>

/** By the pinyin a person is found and sorted; a name that is not Chinese stands for itself. */
export const pinyinToSort = (name: string): string => pinyinOf(name) || name.toLowerCase()

export function insertPerson(
  { context: { vault }, sql }: { context: Pick<Context, 'vault'>; sql: Sql },
  { login, name, mobile, mail, ...person }: NewPerson,
  place: Place,
  kept: Partial<Pick<NewEmployee, 'number' | 'position' | 'office' | 'ownFields' | 'joinedOn' | 'awaitingActivation'>> = {},
): Promise<unknown> {
  return insertEmployee(sql, {
    number: '',
    position: '',
    office: '',
    ownFields: {},
    joinedOn: null,
    awaitingActivation: false,
    ...kept,
    ...login,
    ...person,
    ...place,
    name: name.trim(),
    namePinyin: pinyinToSort(name.trim()),
    mobileCipher: vault.seal(mobile.trim()),
    email: mail.trim(),
  })
}
