import type { SeenSearch } from '@sojourn/contract/booking/time-machine.shapes'
import { seenOffers, unseenOffers, type JudgedTraveller } from '@sojourn/domain/booking/policy/choice-set'
import type { PolicySections } from '@sojourn/domain/booking/policy/section'
import type { Actor, Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import type { OrderRow, OrderTravellerRow } from '../order/store'
import { replayChoiceSet } from '../policy/replay'
import { findPolicyVersions } from '../policy/store'
import { findSearches } from './store'
import { findEmployeeNames } from '../traveller/store'

type SearchRow = Awaited<ReturnType<typeof findSearches>>[number]
const searchesAtMost = 12
const offersAtMost = 8

/** Searches of the order's draft, and of what was taken instead, the last ones. */
export async function searchesOf(tenant: Tenant, order: OrderRow): Promise<SearchRow[]> {
  const rows = await findSearches(tenant, order.tempOrderNo ? [order.tempOrderNo] : [], order.searchIds)
  return seenOnce(rows, order.searchIds).slice(-searchesAtMost)
}

/** A list that was read again with nothing changed is one search, seen when it was first; of its numbers the one that was chosen from stays. */
function seenOnce(rows: readonly SearchRow[], chosen: readonly string[]): SearchRow[] {
  const seen = new Map<string, SearchRow>()
  for (const row of rows) {
    const key = `${row.journey} ${row.body}`
    const former = seen.get(key)
    if (!former) seen.set(key, row)
    else if (chosen.includes(row.searchId)) seen.set(key, { ...former, searchId: row.searchId })
  }
  return [...seen.values()]
}

interface SeenOrder {
  order: OrderRow
  rows: readonly SearchRow[]
  travellers: readonly OrderTravellerRow[]
}

/** What each search showed with its verdicts, judged again by the versions that judged it then. */
export async function seenSearches(work: Work, actor: Actor, { order, rows, travellers }: SeenOrder): Promise<SeenSearch[]> {
  const replayed = await Promise.all(
    rows.map(({ body }) => replayChoiceSet(work, work.context.policySections, { body, language: actor.language })),
  )
  const judgedBy = replayed.flatMap(({ set }) => set.travellers)
  const named = await namesOf(work, work.context.policySections, { actor, judgedBy, travellers })
  return rows.map((row, index): SeenSearch => {
    const { set, verdicts, judged } = replayed[index]!
    const unseen = unseenOffers(set, work.context.policySections)
    const kept = seenOffers(set, work.context.policySections, actor.language).map((offer, position) => ({
      ...offer,
      verdict: verdicts[position] ?? 'within',
      sentences: [...new Set(judged[position]?.violations.map(({ sentence }) => sentence))],
    }))
    const offers = kept.filter((_offer, position) => !unseen.has(position))
    return {
      searchId: row.searchId,
      searchedAt: row.searchedAt.toISOString(),
      journey: row.journey,
      chosenFrom: order.searchIds.includes(row.searchId),
      policies: set.travellers.flatMap((traveller) => named(traveller) ?? []),
      unchanged: judged.every(({ verdict }, position) => verdict === (verdicts[position] ?? 'within')),
      count: offers.length,
      offers: offers.toSorted((a, b) => a.price - b.price).slice(0, offersAtMost),
    }
  })
}

type Named = SeenSearch['policies'][number]

interface NamedTravellers {
  actor: Actor
  judgedBy: readonly JudgedTraveller[]
  travellers: readonly OrderTravellerRow[]
}

async function namesOf(
  tenant: Tenant,
  sections: PolicySections,
  { actor, judgedBy, travellers }: NamedTravellers,
): Promise<(traveller: JudgedTraveller) => Named | undefined> {
  const wanted = judgedBy.flatMap(({ policyId, version }) =>
    policyId === null || version === null ? [] : [{ policyId, version }],
  )
  const [versions, people] = await Promise.all([
    findPolicyVersions(tenant, sections, wanted),
    findEmployeeNames(
      tenant,
      judgedBy.map(({ employeeId }) => employeeId),
    ),
  ])
  const names = new Map([...travellers, ...people].map(({ employeeId, name }) => [employeeId, name]))
  return ({ employeeId, policyId, version }) => {
    const found = versions.find((each) => each.policyId === policyId && each.version === version)
    return found && { traveller: names.get(employeeId) ?? '', policy: found.body.name[actor.language], version: found.version }
  }
}
