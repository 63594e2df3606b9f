import type { KeptSearch } from '@sojourn/domain/booking/policy/lab/kept-search'
import type { Tenant } from '../../../db/tenant'
import { findBookings, findPurchases, findSearchPage, type Purchase, type SearchRow, type Walk } from './search-store'

interface SearchPage {
  /** With those of other products, which are passed over. */
  searches: number
  kept: KeptSearch[]
}

/** The searches of a period with what was bought of them, page by page: the next is read while one is judged. */
export async function* searchPages(tenant: Tenant, walk: Walk): AsyncGenerator<SearchPage, undefined> {
  const purchases = bySearch(await findPurchases(tenant, walk))
  const readPage = async (after: SearchRow | undefined) => {
    const rows = await findSearchPage(tenant, walk, after)
    return { last: rows.at(-1), searches: rows.length, kept: await withBookings(tenant, rows, purchases) }
  }
  let page = await readPage(undefined)
  while (page.last) {
    const next = readPage(page.last)
    // It is waited for below, also where judging fails before.
    next.catch(() => undefined)
    yield page
    page = await next
  }
}

async function withBookings(
  tenant: Tenant,
  page: readonly SearchRow[],
  purchases: ReadonlyMap<string, readonly Purchase[]>,
): Promise<KeptSearch[]> {
  const kept = page.flatMap(({ body, ...row }) => (body === null ? [] : { ...row, body }))
  const bought = kept.flatMap(({ searchId }) => purchases.get(searchId) ?? [])
  const bookings = bySearch(bought.length === 0 ? [] : await findBookings(tenant, bought))
  return kept.map(({ searchId, searchedAt, body }) => ({
    searchId,
    searchedAt: searchedAt.toISOString(),
    body,
    bookings: bookings.get(searchId) ?? [],
  }))
}

function bySearch<Each extends { searchId: string }>(list: readonly Each[]): Map<string, Each[]> {
  const groups = new Map<string, Each[]>()
  for (const each of list) {
    const known = groups.get(each.searchId)
    if (known) known.push(each)
    else groups.set(each.searchId, [each])
  }
  return groups
}
