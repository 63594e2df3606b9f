import type { LegalEntity, searchLegalEntities } from '@sojourn/contract/admin/company/legal-entity.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Problem } from '@sojourn/contract/kit/problems'
import { maskAccount } from '@sojourn/domain/admin/company/legal-entity'
import type { Actor, Context } from '../../../context'
import { containing } from '../../../db/like'
import { inCompany } from '../../../work'
import { codePage, codeSearch } from '../company/code-page'
import { findRecordVersions } from '../record/store'
import { companyRefusal } from '../../booking/traveller/scope'
import { searchEntityRows, type EntityRow } from './store'

/** The legal entities of the company, accounts masked. */
export const listEntities = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof searchLegalEntities>,
): Promise<ResponseOf<typeof searchLegalEntities> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const refused = await companyRefusal(work, actor, 'readCompany')
    if (refused) return refused
    const [rows, versions] = await Promise.all([
      searchEntityRows(work, codeSearch(request, containing)),
      findRecordVersions(work, 'legalEntity'),
    ])
    const versionOf = new Map(versions.map(({ id, version }) => [id, version]))
    return codePage(rows, request, {
      codeOf: ({ key }) => key,
      itemOf: (row) => itemOf(context, row, versionOf.get(row.entityId) ?? 0),
    })
  })

const itemOf = (
  { vault }: Context,
  { accountCipher, endedOn, key: _, ...row }: EntityRow & { key: string },
  version: number,
): LegalEntity => ({
  ...row,
  version,
  account: maskAccount(vault.open(accountCipher)),
  ...(endedOn !== null && { endedOn }),
})
