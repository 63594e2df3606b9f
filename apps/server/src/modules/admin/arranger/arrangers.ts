import type { searchArrangers as searchCall } from '@sojourn/contract/admin/people/arranger.calls'
import type { ArrangerGrant, ArrangerSummary } from '@sojourn/contract/admin/people/arranger.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { arrangerStateOf, endsSoonDays } from '@sojourn/domain/admin/people/arranger'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { addDays } from '@sojourn/domain/kit/local-date'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { inCompany } from '../../../work'
import { findBelow } from '../../booking/traveller/scope-store'
import { departmentsOf, isWithin, narrowTo, scopeOf, type Scope } from '../../booking/traveller/scope'
import { findGrantsOf, searchArrangers, type ArrangerRow, type GrantRow } from './store'

const pageSize = 20
type Request = RequestOf<typeof searchCall>

/** Those of whom the caller looks after who book for others, each with the rights that were not ended. */
export const listArrangers = (
  context: Context,
  actor: Actor,
  request: Request,
): Promise<ResponseOf<typeof searchCall> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const scope = await scopeOf(work, actor, 'readPeople')
    if (isProblem(scope)) return scope
    const { departmentId, keyword = '', size = pageSize, employeeId, product, state } = request
    const within = departmentId === undefined ? scope : narrowTo(scope, await findBelow(work, [departmentId]))
    const today = chinaDate(context.clock.now())
    const rows = await searchArrangers(work, {
      employeeId,
      keyword: keyword.trim(),
      departments: departmentsOf(within),
      product,
      state,
      today,
      soon: addDays(today, endsSoonDays),
      after: readPlace(request.cursor),
      limit: size + 1,
      reader: actor.language,
    })
    const shown = rows.slice(0, size)
    const last = rows.length > size ? shown.at(-1) : undefined
    const list = await summariesOf(work, actor, shown, today)
    return { list, today, ...(last && { next: `${last.employeeId}~${last.sortValue}` }) }
  })

/** A cursor that no page gave begins anew. */
function readPlace(cursor: string | undefined): { id: string; value: string } | undefined {
  const [, id, value] = /^([^~]+)~(.*)$/.exec(cursor ?? '') ?? []
  return id === undefined || value === undefined ? undefined : { id, value }
}

async function summariesOf(work: Work, actor: Actor, people: readonly ArrangerRow[], today: string): Promise<ArrangerSummary[]> {
  const { language } = actor
  const ids = people.map(({ employeeId }) => employeeId)
  const [rows, scope] = await Promise.all([findGrantsOf(work, ids, language), scopeOf(work, actor, 'managePeople')])
  return people.map(({ employeeId, number, departmentName, version, able, bound, ...person }) => {
    const grants = rows.filter(({ arrangerId }) => arrangerId === employeeId)
    return {
      employeeId,
      name: readableName(person, language),
      number,
      departmentName: departmentName[language],
      version,
      state: arrangerStateOf({ bound, rights: grants.map(({ until }) => ({ until, ended: false })), today }),
      able,
      grants: grants.map((row) => grantOf(row, language, today, !isProblem(scope) && isOverWithin(scope, row))),
    }
  })
}

/** Whether what a right is over lies within what somebody looks after. */
export function isOverWithin(
  scope: Scope,
  { departmentId, travellerDepartmentId }: Pick<GrantRow, 'departmentId' | 'travellerDepartmentId'>,
): boolean {
  const over = departmentId ?? travellerDepartmentId
  return over === null ? scope === 'company' : isWithin(scope, over)
}

function grantOf(row: GrantRow, language: Language, today: string, mayChange: boolean): ArrangerGrant {
  const { grantId, departmentName, travellerName, travellerLatin, products, until, givenAt, giverName, giverLatin } = row
  const over = departmentName ? 'department' : travellerName === null ? 'everybody' : 'person'
  return {
    grantId,
    over,
    name:
      departmentName?.[language] ??
      (travellerName === null ? '' : readableName({ name: travellerName, latin: travellerLatin }, language)),
    ...(products && { products }),
    ...(until !== null && { until }),
    isOver: until !== null && until < today,
    givenAt: givenAt.toISOString(),
    giverName: giverName === null ? '' : readableName({ name: giverName, latin: giverLatin }, language),
    mayChange,
  }
}
