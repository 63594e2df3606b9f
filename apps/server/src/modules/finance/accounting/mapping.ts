import type { getAccountingMapping, saveAccountingMapping } from '@sojourn/contract/finance/accounting.calls'
import type { AccountingMapping, MappingVersion } from '@sojourn/contract/finance/accounting.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { mappingFaults, mappingFaultSentence } from '@sojourn/domain/finance/accounting/mapping-faults'
import type { Actor, Context } from '../../../context'
import { inCompany, once } from '../../../work'
import { nameIn } from '../../booking/columns/latin-column'
import { openPeriod } from '../bill/make'
import { findFirstBillDay, findMappings, insertMapping, type MappingRow } from './mapping-store'

/** What a company begins with: one account for all costs, which it has yet to name. */
const unmapped: AccountingMapping = {
  rules: [{ account: '' }],
  inputTax: '',
  settlement: { companyCredit: '', deposit: '', companyAccount: '' },
  ledgers: [],
}

export const mapping = (
  context: Context,
  actor: Actor,
  { version }: RequestOf<typeof getAccountingMapping>,
): Promise<ResponseOf<typeof getAccountingMapping> | Problem> =>
  inCompany<ResponseOf<typeof getAccountingMapping> | Problem>(context, actor.enterpriseId, async (work) => {
    const rows = await findMappings(work)
    const versions = rows.map((row) => versionOf(row, actor.language))
    const row = version === undefined ? rows[0] : rows.find((each) => each.version === Number(version))
    if (row) return { version: row.version, from: row.fromDay, mapping: row.body, versions }
    if (version !== undefined) return problem('accountingMappingUnknown', { field: 'version' })
    const from = (await findFirstBillDay(work)) ?? (await openPeriod(work)).from
    return { version: 0, from, mapping: unmapped, versions }
  })

export const versionOf = ({ version, fromDay, savedByName, savedAt }: MappingRow, language: Language): MappingVersion => ({
  version,
  from: fromDay,
  savedBy: nameIn(savedByName, language),
  savedAt: savedAt.toISOString(),
})

/** The next version; of two who save on the same one the second is told so. */
export const saveMapping = (
  context: Context,
  actor: Actor,
  { version, from, mapping: body }: RequestOf<typeof saveAccountingMapping>,
): Promise<ResponseOf<typeof saveAccountingMapping> | Problem> =>
  once<ResponseOf<typeof saveAccountingMapping>>(context, actor, async (work) => {
    const [fault] = mappingFaults(body, from)
    if (fault) {
      const why = mappingFaultSentence(fault.fault, actor.language)
      return problem('accountingMappingInvalid', { field: fault.field, detail: { why } })
    }
    const latest = (await findMappings(work))[0]?.version ?? 0
    const saved = {
      version: latest + 1,
      fromDay: from,
      body,
      savedBy: actor.employeeId,
      savedByName: actor.name,
      savedAt: context.clock.now(),
    }
    if (version !== latest || !(await insertMapping(work, saved)))
      return problem('accountingMappingChanged', { field: 'version' })
    return { version: saved.version }
  })
