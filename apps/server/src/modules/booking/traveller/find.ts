import { products, type Product } from '@sojourn/contract/booking/codes'
import type { findTravellers as findCall, getDepartmentTree } from '@sojourn/contract/booking/traveller.calls'
import type { TravellerSummary } from '@sojourn/contract/booking/traveller.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isWithinReach, type Reach } from '@sojourn/domain/booking/traveller/arranger'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { travellerText } from '@sojourn/text/booking/traveller'
import type { Actor, Context, Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { inCompany } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import { reachFor } from './arranging'
import { findDepartments, findFrequent } from './find-store'
import { listGuests } from './guest-store'
import { findPeople, searchPeople, type PersonRow, type Within } from './store'

const atMost = 30
const frequentAtMost = 12
const yearMs = 366 * 86_400_000

type Request = RequestOf<typeof findCall>
type Found = Pick<PersonRow, 'employeeId' | 'name' | 'latin' | 'departmentName' | 'gradeName' | 'permissions' | 'hostId'>

/** People whom the caller may book for; without the permission only the caller. */
export async function findTravellers(context: Context, actor: Actor, request: Request): Promise<ResponseOf<typeof findCall>> {
  const list = await inCompany(context, actor.enterpriseId, (work) => {
    if (request.from === 'guests') return guestsOf(work, actor, request.keyword?.trim() ?? '')
    return request.from === 'frequent' ? frequentOf(work, actor, request) : colleaguesOf(work, actor, request)
  })
  return { list }
}

const productOf = ({ productType }: { productType?: number }): Product | undefined => products.known(productType)

const summary = ({ employeeId, departmentName, gradeName, hostId, ...person }: Found, actor: Actor): TravellerSummary => ({
  employeeId,
  name: readableName(person, actor.language),
  departmentName: departmentName[actor.language],
  gradeName: gradeName[actor.language],
  ...(hostId && { guest: true }),
})

async function colleaguesOf(work: Work, actor: Actor, request: Request): Promise<TravellerSummary[]> {
  const reach = await reachFor(work, actor, productOf(request))
  const keyword = request.keyword?.trim() ?? ''
  const rows = await searchPeople(work, {
    keyword,
    // A whole mobile number or address is found by its keyed hash, since neither is stored in clear.
    loginHash: work.context.vault.digest(keyword),
    departmentId: request.departmentId ?? '',
    within: withOneself(reach, actor),
    limit: atMost,
    reader: actor.language,
  })
  return rows.filter(({ permissions }) => permissions.includes('book')).map((row) => summary(row, actor))
}

/** As statements take it: null is everybody. */
const withOneself = (reach: Reach, { employeeId }: Actor): Within | null =>
  reach === 'everybody' ? null : { ...reach, people: [...reach.people, employeeId] }

async function frequentOf(work: Work, actor: Actor, request: Request): Promise<TravellerSummary[]> {
  if (!actor.permissions.includes('bookForOthers')) return []
  const reach = await reachFor(work, actor, productOf(request))
  const now = work.context.clock.now()
  const ids = await findFrequent(work, {
    bookerId: actor.employeeId,
    since: new Date(now.getTime() - yearMs),
    limit: frequentAtMost,
  })
  const people = await findPeople(work, ids, { today: chinaDate(now), reader: actor.language })
  return people
    .filter(({ permissions, hostId }) => hostId === actor.employeeId || permissions.includes('book'))
    .filter((person) => isWithinReach(reach, actor.employeeId, person))
    .map((row) => summary(row, actor))
}

async function guestsOf(tenant: Tenant, actor: Actor, keyword: string): Promise<TravellerSummary[]> {
  if (!actor.permissions.includes('bookForOthers')) return []
  const rows = await listGuests(tenant, {
    hostId: actor.employeeId,
    keyword,
    limit: atMost,
    reader: actor.language,
  })
  const departmentName = travellerText[actor.language].guest
  return rows.map(({ guestId, mobileMasked, ...guest }) => ({
    employeeId: guestId,
    name: readableName(guest, actor.language),
    departmentName,
    gradeName: mobileMasked,
    guest: true,
  }))
}

/** The departments with somebody whom the caller may book for, each with its people and those below it; all of them where that is everybody. */
export async function departmentTree(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getDepartmentTree>,
): Promise<ResponseOf<typeof getDepartmentTree>> {
  if (!actor.permissions.includes('bookForOthers')) return { list: [] }
  const [rows, within] = await inCompany(context, actor.enterpriseId, async (work) => {
    const reach = await reachFor(work, actor, productOf(request))
    const covered = withOneself(reach, actor)
    return [await findDepartments(work, covered), covered] as const
  })
  const below = (departmentId: string): number =>
    rows
      .filter(({ parentId }) => parentId === departmentId)
      .reduce((sum, child) => sum + child.people + below(child.departmentId), 0)
  const offered = rows.filter(({ departmentId, people }) => within === null || people + below(departmentId) > 0)
  return {
    list: offered.map(({ departmentId, parentId, name, people }) => ({
      departmentId,
      ...(parentId !== null && { parentId }),
      name: name[actor.language],
      people: people + below(departmentId),
    })),
  }
}
