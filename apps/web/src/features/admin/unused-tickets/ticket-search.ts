import { ticketChoices, ticketSorts, ticketStandings } from '@sojourn/contract/admin/orders/order-words'
import { listSearch, oneOf, words, type Searched } from '../../../kit/lists/list-search'

/** By what unused tickets are narrowed, and which of them stand first. */
export const ticketSearch = listSearch({
  keyword: words(60),
  departmentId: words(40),
  standing: oneOf(ticketStandings, ''),
  only: oneOf(ticketChoices, ''),
  sort: oneOf(ticketSorts, 'lastDay'),
})
export type TicketSearch = Searched<typeof ticketSearch>

/** An order narrows nothing. */
export const isNarrowed = (search: TicketSearch): boolean => ticketSearch.isNarrowed({ ...search, sort: 'lastDay' })
