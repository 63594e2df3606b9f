import type { Actor, Context } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { searchPeople } from './store'

const atMost = 30

/** People whom the caller may book for; without the permission only the caller. */
export async function findTravellers(context: Context, actor: Actor, request: { keyword?: string }) {
  const forOthers = actor.permissions.includes('bookForOthers')
  const rows = await context.database.tenant(actor.enterpriseId, (sql) =>
    searchPeople(sql, actor.enterpriseId, request.keyword?.trim() ?? '', chinaDate(context.clock.now()), atMost),
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
