import type { LocalText } from '@sojourn/contract/kit/language'
import { maskMobile } from '@sojourn/domain/booking/traveller/masking'
import { lineOfValue } from '@sojourn/domain/booking/custom-field-kept-value'
import type { CustomField } from '@sojourn/domain/booking/custom-field-definition'
import type { PersonFieldValues } from '@sojourn/domain/booking/policy/person-field-id'
import { abilitiesIn } from '@sojourn/domain/kit/roles'
import type { Work } from '../../../context'
import { findFieldsByKey } from '../../booking/settings/custom-field-store'
import type { KeptRecord } from '../record/change-record'
import { findPerson } from './store'

/** A person as the history keeps it: what is empty is left out, and the mobile is masked. */
export async function personRecord(work: Work, employeeId: string): Promise<KeptRecord> {
  const row = await findPerson(work, employeeId)
  if (!row) return {}
  const { name, number, position, office, superiorName, successorName, mail, language, joinedOn, lastDay, lockReasonCipher } = row
  const { vault } = work.context
  const said = { name, number, position, office, mail, language, superior: superiorName }
  const written = { ...said, joinedOn, lastDay, successor: successorName }
  const ownFields = ownFieldLines(await findFieldsByKey(work, Object.keys(row.ownFields)), row.ownFields)
  return {
    ...Object.fromEntries(Object.entries(written).flatMap(([field, value]) => (value ? [[field, value]] : []))),
    ...(ownFields.length > 0 && { ownFields }),
    department: row.departmentName,
    grade: row.gradeName,
    costCentre: withCode(row.costCentreCode, row.costCentreName),
    mobile: maskMobile(vault.open(row.mobileCipher)),
    ...(row.isVip && { vip: 'marked' }),
    ...(lockReasonCipher && { lock: vault.open(lockReasonCipher) }),
    abilities: abilitiesIn(row.permissions),
  }
}

/** What is filled in of own fields, a line of each, in the words of the day. */
export const ownFieldLines = (fields: readonly CustomField[], values: PersonFieldValues): LocalText[] =>
  fields.filter(({ key }) => values[key] !== undefined).map((field) => lineOfValue(field, values[field.key]!))

/** 1001 Sales, in each language. */
export const withCode = (code: string, name: LocalText): LocalText => ({
  'zh-CN': `${code} ${name['zh-CN']}`,
  'zh-TW': `${code} ${name['zh-TW']}`,
  en: `${code} ${name.en}`,
})
