import type { getServedIncidents } from '@sojourn/contract/admin/orders/incident.calls'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import type { Actor, Context } from '../../../context'
import { inCompany } from '../../../work'
import { findServedNames } from '../agreement/served-store'
import { namedIn } from './places'
import { searchIncidentRows } from './store'

const ofCompany = 20

/** Open incidents of the companies that this agent's agency serves, one company after the other so that a look takes one connection. */
export async function servedIncidents(context: Context, actor: Actor): Promise<ResponseOf<typeof getServedIncidents>> {
  const companies = await inCompany(context, actor.enterpriseId, findServedNames)
  const list: ResponseOf<typeof getServedIncidents>['list'] = []
  for (const { enterpriseId, name } of companies) {
    const search = { keyword: '', closed: false, before: undefined, limit: ofCompany }
    const rows = await inCompany(context, enterpriseId, (work) => searchIncidentRows(work, search))
    list.push(
      ...rows.map(({ incidentId, kind, title, message, places, from, to, openedAt, people, unreached, help, safe }) => ({
        enterpriseId,
        companyName: name[actor.language],
        incidentId,
        kind,
        title: title[actor.language],
        message: message[actor.language],
        places: places.map((place) => namedIn(place, actor.language)),
        from: from.toISOString(),
        to: to.toISOString(),
        openedAt: openedAt.toISOString(),
        people,
        unreached,
        help,
        safe,
      })),
    )
  }
  return { list: list.toSorted((a, b) => b.openedAt.localeCompare(a.openedAt)) }
}
