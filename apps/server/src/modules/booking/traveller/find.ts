import type { Actor, Context } from '../../../context'
import { searchPeople } from './store'

const atMost = 30

/** People whom the caller may book for; without the permission only the caller. */
export async function findTravellers(context: Context, actor: Actor, request: { keyword?: string }) {
  const keyword = request.keyword?.trim() ?? ''
  const forOthers = actor.permissions.includes('bookForOthers')
  const rows = await context.database.tenant(actor.enterpriseId, (sql) =>
    searchPeople(sql, actor.enterpriseId, {
      keyword,
      // A whole mobile number or address is found by its keyed hash, since neither is stored in clear.
      loginHash: context.vault.digest(keyword),
      limit: atMost,
    }),
  )
  return {
    list: rows
      .filter(({ employeeId, permissions }) => (forOthers ? permissions.includes('book') : employeeId === actor.employeeId))
      .map(({ employeeId, name, departmentName, gradeName }) => ({
        employeeId,
        name,
        departmentName: departmentName[actor.language],
        gradeName: gradeName[actor.language],
      })),
  }
}
