import { useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router'
import type { ListSearch } from '../lists/list-search'
import { askFrom, useAskedAddress } from './asked-address'

/** What stands behind the # of the address: the browser keeps it to itself. */
export const useSecrets = (): URLSearchParams => new URLSearchParams(useLocation().hash.slice(1))

/** Words of a search that may be a person's name. */
const personal: readonly string[] = ['keyword', 'traveller', 'person']

/** A search in an address, parted into what servers may see and what stands behind the #. */
export function partAddress(search: URLSearchParams): { search: string; hash: string } {
  const [told, kept] = [new URLSearchParams(), new URLSearchParams()]
  for (const [name, value] of search) (personal.includes(name) ? kept : told).append(name, value)
  return { search: String(told), hash: String(kept) }
}

const joined = (told: URLSearchParams, kept: URLSearchParams): string => String(new URLSearchParams([...told, ...kept]))

/** The search that a list shows, kept in its address; people's names reach no server that way. */
export function useSearchAddress(): [URLSearchParams, (next: URLSearchParams, options?: NavigateOptions) => void] {
  const [told] = useSearchParams()
  const kept = useSecrets()
  const { key } = useLocation()
  const place = { key, search: joined(told, kept) }
  const asked = useAskedAddress(place)
  const navigate = useNavigate()
  const change = (next: URLSearchParams, options?: NavigateOptions) => {
    const { search, hash } = partAddress(next)
    askFrom(place, joined(new URLSearchParams(search), new URLSearchParams(hash)))
    void navigate({ search, hash }, options)
  }
  return [new URLSearchParams(asked ?? place.search), change]
}

/** What a list is narrowed by; each other search is a step of the history, but what is typed takes the place of what was typed before. */
export function useListSearch<Search>({ read, write }: Pick<ListSearch<Search>, 'read' | 'write'>) {
  const [address, setAddress] = useSearchAddress()
  const search = read(address)
  return {
    search,
    change: (next: Search, { replace = false } = {}) => setAddress(write(next, address), { replace, preventScrollReset: true }),
    /** Another one is another list. */
    key: write(search).toString(),
  }
}
