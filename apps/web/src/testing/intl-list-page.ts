import { screen } from '@testing-library/react'
import { getTravelApplyBalance } from '../api/calls/booking/application/application'
import { getIntlOpenTicketsOfSearch } from '../api/calls/products/intl-flight/after-sales'
import {
  getIntlFlightDayPrices,
  getIntlFlightOrderTemp,
  getIntlNearbyAirports,
  getIntlSelfTransfers,
  searchIntlFlights,
} from '../api/calls/products/intl-flight/search'
import { getBookDateSection } from '../api/calls/reference/city'
import { readText } from '../kit/text/text'
import { paths } from '../paths'
import { stopClock } from './browser'
import { direct, intlDraft, intlFound, selfTransfer, viaHongKong } from './intl-list'
import { openPage, type Opened } from './page'
import { signIn } from './people'
import { bookableDays } from './search'
import { answer } from './server'
import * as listPage from '../features/products/intl-flight/list/list-page'

/** The list of a search from Shanghai, of three ways there. */
export const listed = [direct, viaHongKong, selfTransfer]

/** Whatever the list asks for beside the search has an answer. */
export function answerIntlList(): void {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  answer(getTravelApplyBalance, { budgets: [] })
  answer(getIntlFlightOrderTemp, intlDraft)
  answer(getBookDateSection, { ...bookableDays, endDateText: '2027-11-20' })
  answer(getIntlFlightDayPrices, { days: [{ date: '2026-12-08', price: 2100_00 }] })
  answer(getIntlOpenTicketsOfSearch, { list: [] })
  answer(getIntlNearbyAirports, { airports: [] })
  answer(getIntlSelfTransfers, { offers: [] })
  answer(searchIntlFlights, intlFound(listed))
}

const text = () => readText('products/intl-flight/search/list')

export const openIntlList = (query: object = {}): Opened =>
  openPage(listPage, paths.intlFlightList({ tempOrderNo: intlDraft.tempOrderNo, ...query }))

/** The button that opens the fares of an itinerary. */
export const faresOf = (one: typeof direct): Promise<HTMLElement> =>
  screen.findByRole('button', { name: `${text().openFares} ${one.flights.map(({ flightNo }) => flightNo).join(' ')}` })

/** What an address asks. */
export const queryOf = (address: string): Record<string, string> => Object.fromEntries(new URLSearchParams(address.split('?')[1]))
