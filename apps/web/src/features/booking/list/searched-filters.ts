import type { ListSearch } from '../../../kit/lists/list-search'

/** In the address of a list whose filters were all taken off again. */
const unfiltered = 'unfiltered'

interface OwnFilters<Filters> extends Pick<ListSearch<Filters>, 'read' | 'write'> {
  activeCount(this: void, filters: Filters): number
}

/** The filters of the address; where nobody has set any, those that the search was sent with. */
export const searchedFilters = <Filters>(own: OwnFilters<Filters>, searched: Filters | undefined) => ({
  read(this: void, query: URLSearchParams): Filters {
    const written = own.read(query)
    return searched && own.activeCount(written) === 0 && !query.has(unfiltered) ? searched : written
  },
  write(this: void, filters: Filters, query?: URLSearchParams): URLSearchParams {
    const next = own.write(filters, query)
    next.delete(unfiltered)
    if (searched && own.activeCount(filters) === 0) next.set(unfiltered, '1')
    return next
  },
})
