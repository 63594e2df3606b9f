import type { LocalText } from '@sojourn/contract/kit/language'
import { maskMobile } from '@sojourn/domain/booking/traveller/masking'
import { abilitiesIn } from '@sojourn/domain/kit/roles'
import type { Work } from '../../../context'
import type { KeptRecord } from '../record/change-record'
import { findPerson } from './store'

/** A person as the history keeps it: what is empty is left out, and the mobile is masked. */
export async function personRecord(work: Work, employeeId: string): Promise<KeptRecord> {
  const row = await findPerson(work, employeeId)
  if (!row) return {}
  const { name, number, position, superiorName, successorName, mail, language, joinedOn, lastDay, lockReasonCipher } = row
  const { vault } = work.context
  const written = { name, number, position, mail, language, superior: superiorName, joinedOn, lastDay, successor: successorName }
  return {
    ...Object.fromEntries(Object.entries(written).flatMap(([field, value]) => (value ? [[field, value]] : []))),
    department: row.departmentName,
    grade: row.gradeName,
    costCentre: withCode(row.costCentreCode, row.costCentreName),
    mobile: maskMobile(vault.open(row.mobileCipher)),
    ...(lockReasonCipher && { lock: vault.open(lockReasonCipher) }),
    abilities: abilitiesIn(row.permissions),
  }
}

/** 1001 Sales, in each language. */
export const withCode = (code: string, name: LocalText): LocalText => ({
  'zh-CN': `${code} ${name['zh-CN']}`,
  'zh-TW': `${code} ${name['zh-TW']}`,
  en: `${code} ${name.en}`,
})
