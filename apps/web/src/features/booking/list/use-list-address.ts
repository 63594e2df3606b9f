import { useSearchAddress } from '../../../kit/browser/address-secret'
import type { ListSearch } from '../../../kit/lists/list-search'

/** What a list of offers shows, as its address has it. */
export type ListState<Shown, Filters> = Shown & {
  filters: Filters
  setFilters: (filters: Filters) => void
  put: (more: Partial<Shown>) => void
}

/** A list of offers keeps in its address what it shows; a change takes the place of the former, so that "back" leaves the list. */
export function useListAddress<Shown extends object, Filters>(
  shown: ListSearch<Shown, unknown>,
  filters: Pick<ListSearch<Filters>, 'read' | 'write'>,
): ListState<Shown, Filters> {
  const [address, setAddress] = useSearchAddress()
  const replace = (next: URLSearchParams) => setAddress(next, { replace: true, preventScrollReset: true })
  const values = shown.read(address)
  return {
    ...values,
    filters: filters.read(address),
    setFilters: (next) => replace(filters.write(next, address)),
    put: (more) => replace(shown.write({ ...values, ...more }, address)),
  }
}
