import type { CostCentre, searchCostCentres } from '@sojourn/contract/admin/company/cost-centre.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import type { Problem } from '@sojourn/contract/kit/problems'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Actor, Context } from '../../../context'
import { containing } from '../../../db/like'
import { inCompany } from '../../../work'
import { codePage, codeSearch } from '../company/code-page'
import { findRecordVersions } from '../record/store'
import { companyRefusal } from '../../booking/traveller/scope'
import { searchCostCentreRows, type CostCentreFoundRow } from './store'

/** The cost centres of the company, each with its people. */
export const listCostCentres = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof searchCostCentres>,
): Promise<ResponseOf<typeof searchCostCentres> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const refused = await companyRefusal(work, actor, 'readCompany')
    if (refused) return refused
    const [rows, versions] = await Promise.all([
      searchCostCentreRows(work, { ...codeSearch(request, containing), reader: actor.language }),
      findRecordVersions(work, 'costCentre'),
    ])
    const versionOf = new Map(versions.map(({ id, version }) => [id, version]))
    return codePage(rows, request, {
      codeOf: ({ code }) => code,
      itemOf: (row) => itemOf(row, versionOf.get(row.costCentreId) ?? 0, actor.language),
    })
  })

function itemOf(row: CostCentreFoundRow, version: number, language: Language): CostCentre {
  const { costCentreId, code, name, ownerId, ownerName, ownerLatin, departmentIds, people, endedOn } = row
  return {
    costCentreId,
    version,
    code,
    name: name[language],
    names: name,
    ...(ownerId !== null &&
      ownerName !== null && {
        owner: { employeeId: ownerId, name: readableName({ name: ownerName, latin: ownerLatin }, language) },
      }),
    departmentIds,
    people,
    ...(endedOn !== null && { endedOn }),
  }
}
