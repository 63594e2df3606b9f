import type { LocalText } from '@sojourn/contract/kit/language'
import { maskMobile } from '@sojourn/domain/booking/traveller/masking'
import { lineOfValue } from '@sojourn/domain/booking/custom-field-kept-value'
import type { CustomField } from '@sojourn/domain/booking/custom-field-definition'
import type { PersonFieldValues } from '@sojourn/domain/booking/policy/person-field-id'
import { abilitiesIn } from '@sojourn/domain/kit/roles'
import type { Work } from '../../../context'
import { findFieldsByKey } from '../../booking/settings/custom-field-store'
import type { KeptRecord } from '../record/change-record'
import { findPerson, type PersonRow } from './store'

/** A person as the history keeps it: what is empty is left out, and the mobile is masked. */
export async function personRecord(work: Work, employeeId: string): Promise<KeptRecord> {
  const row = await findPerson(work, employeeId)
  return row ? recordOf(work, row, await findFieldsByKey(work, Object.keys(row.ownFields))) : {}
}

/** The same of several, by their numbers. */
export async function personRecords(work: Work, rows: readonly PersonRow[]): Promise<ReadonlyMap<string, KeptRecord>> {
  const fields = await findFieldsByKey(work, [...new Set(rows.flatMap(({ ownFields }) => Object.keys(ownFields)))])
  return new Map(rows.map((row) => [row.employeeId, recordOf(work, row, fields)]))
}

function recordOf(work: Work, row: PersonRow, fields: readonly CustomField[]): KeptRecord {
  const { name, number, position, office, superiorName, successorName, mail, language, joinedOn, lastDay, lockReasonCipher } = row
  const { vault } = work.context
  const said = { name, number, position, office, mail, language, superior: superiorName }
  const written = { ...said, joinedOn, lastDay, successor: successorName }
  const ownFields = ownFieldLines(fields, row.ownFields)
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
