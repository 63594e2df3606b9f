import { ticketChoices, ticketDivisions, ticketSorts, ticketStatuses } from '@sojourn/contract/admin/orders/order-words'
import { listSearch, month, oneOf, words, type Searched } from '../../../kit/lists/list-search'

/** By what unused tickets are narrowed, which of them stand first, and into what they are divided beside. */
export const ticketSearch = listSearch({
  keyword: words(60),
  departmentId: words(40),
  status: oneOf(ticketStatuses, ''),
  only: oneOf(ticketChoices, ''),
  month,
  carrier: words(8),
  person: words(40),
  sort: oneOf(ticketSorts, 'lastDay'),
  by: oneOf(ticketDivisions, 'month'),
})
export type TicketSearch = Searched<typeof ticketSearch>

/** What the list asks of the server: not how it is looked at. */
export function askedOf(search: TicketSearch) {
  const { by: _by, ...asked } = ticketSearch.set(search)
  return asked
}

/** Nothing narrows; how the page is looked at stays. */
export const withoutFilters = ({ sort, by }: TicketSearch): TicketSearch => ({ ...ticketSearch.none, sort, by })

/** An order narrows nothing, nor does a division. */
export const isNarrowed = (search: TicketSearch): boolean => ticketSearch.isNarrowed({ ...search, sort: 'lastDay', by: 'month' })
