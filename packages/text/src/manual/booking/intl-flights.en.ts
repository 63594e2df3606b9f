import { text as home } from '../../app/home.en'
import { text as form } from '../../booking/placing/book-form.en'
import { text as check } from '../../products/intl-flight/check.en'
import { text as list } from '../../products/intl-flight/search/list.en'
import { text as search } from '../../products/intl-flight/search.en'
import type { text as source } from './intl-flights.zh-CN'

export const text: typeof source = {
  lead: 'Flights abroad are chosen direction by direction. Every price is that of the whole trip with taxes; the last one is what you pay.',
  sections: {
    book: {
      title: 'Book a flight abroad',
      steps: [
        `At home choose “${home.flight}” and “${home.international}”, and fill in “${home.from}”, “${home.to}” and the dates; for more than two directions choose “${search.multi}” and press “${search.addLeg}” (“${search.addLegFull}”). Press “${home.search}”.`,
        `Under “${list.titlePlain}” press “${list.openFares}” to compare baggage, conditions and time limits; “${list.rules}” lists every rule. Press “${list.choose.out}” or “${list.choose.leg}” for each direction and “${list.choose.last}” for the last.`,
        `Under “${check.title}” look at “${check.ticketsCard}” and “${check.priceUntil}”, and press “${check.next}”.`,
        `Check name, expiry and nationality of the passport and press “${form.submit}”.`,
      ],
      notes: [`Fares marked “${list.instantPayment}” are paid at once and cannot wait for approval.`, list.rulesNote],
      picture: 'The list of international flights with prices of the whole trip, fares and filters',
    },
    fares: {
      title: 'Prices of returns, open jaws and several cities',
      lead: 'Where one carrier flies the whole trip and it ends where it began, or in another city of that country, each direction costs half of a round trip, which is mostly less than one-way fares. One stretch between may be made by other means, if it is no longer than the flights beside it. Where days in advance or of stay do not fit, one-way fares are charged.',
      notes: [list.separateTickets],
    },
    documents: {
      title: 'Documents and children',
      lead: 'Beyond Hong Kong, Macau and Taiwan a passport is needed, and still valid when the last flight lands. An infant who turns two on the way needs a seat: the whole trip is bought as a child. What is said of transit visas is no promise; embassies decide.',
    },
  },
}
