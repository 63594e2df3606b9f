import type { text as source } from './flight-list.zh-CN'

export const text: typeof source = {
  titlePlain: 'Flights',
  chooseOutbound: 'Choose your outbound flight',
  chooseInbound: 'Choose your return flight',
  flightCount: (p) => (p.count === 1 ? '1 flight' : `${p.count} flights`),
  shownCount: (p) => `${p.shown} of ${p.count} flights`,
  searching: 'Looking for flights',

  ribbon: 'Lowest fares on dates nearby',
  noPrice: 'See',
  soldOut: 'Sold out',

  sorts: { recommended: 'Recommended', departure: 'Departure', price: 'Price', duration: 'Duration', arrival: 'Arrival' },

  showFlights: (p) => (p.count === 1 ? 'Show 1 flight' : `Show ${p.count} flights`),
  direct: 'Non-stop only',
  ownFlight: 'Hide code shares',
  timeBand: 'Departure time',
  bands: {
    night: '00:00–06:00 Night',
    morning: '06:00–12:00 Morning',
    afternoon: '12:00–18:00 Afternoon',
    evening: '18:00–24:00 Evening',
  },
  carrier: 'Airline',
  departAirport: 'Departure airport',
  arriveAirport: 'Arrival airport',
  cabin: 'Cabin',
  size: 'Aircraft size',
  countOf: (p) => (p.count === 1 ? '1 flight' : `${p.count} flights`),

  lowestCompliant: 'Lowest fare within policy',
  lowestHere: 'Show',
  noneCompliant: 'No flight is within policy. A booking outside it follows the rules of your company.',
  fares: (p) => `Fares of ${p.flight}`,
  moreFares: (p) => (p.count === 1 ? '1 more fare' : `${p.count} more fares`),
  openFares: 'See fares',
  closeFares: 'Close',
  from: 'from',
  noSeats: 'Sold out',
  book: 'Book',
  chooseThis: 'Choose outbound',
  faresIncomplete: 'Some fares could not be fetched. Close and open the flight again.',
  locked: 'Not bookable',
  tooEarly: 'Leaves before the outbound flight arrives',

  nearDeparture: 'Leaves soon',
  chosenOutbound: 'Outbound chosen',
  changeOutbound: 'Choose another',

  emptyTitle: 'No flight on this day',
  emptyWhy: 'Try another date, or other cities.',
  emptyWhyNear: 'Try another date, or leave from an airport nearby.',
  nearAirport: (p) => `${p.airport} (${p.distance} km)`,
  filteredTitle: 'No flight passes the filters',
  filteredWhy: (p) => `Without filters there ${p.count === 1 ? 'is 1 flight' : `are ${p.count} flights`}.`,
}
