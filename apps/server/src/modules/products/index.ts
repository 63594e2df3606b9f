import type { Context } from '../../context'
import { citySearchedByAir } from '../reference/air-places'
import { exchangeFlight } from './flight/exchange'
import { issueFlight } from './flight/issue'
import { flightOperations } from './flight/operations'
import { releaseSeats } from './flight/release'
import { returnCoupons } from './flight/return-coupons'
import { secureFlight } from './flight/secure'
import { flightTravel } from './flight/travel'
import { giveNightsBack, giveOffContractBack } from './hotel/give-back'
import { issueOffContract, issueStay } from './hotel/issue'
import { hotelOperations } from './hotel/operations'
import { leaveRooms, releaseRooms } from './hotel/release'
import { cityOfHotels } from './hotel/search-place'
import { secureRooms } from './hotel/secure'
import { offContractTravel, stayTravel } from './hotel/stay-end'
import { officeTravel, railTravel } from './train/coupons'
import { exchangeTickets } from './train/exchange'
import { issueFromSeats, issueOfOffice } from './train/issue'
import { trainOperations } from './train/operations'
import { holdsNothing, holdsSeats } from './train/order-words'
import { stationOfCity } from './train/search-place'
import { secureSeats } from './train/secure'
import { giveSeatsBack, leaveList, releasePlaceInList } from './train/release'
import { returnTickets, returnToOffice } from './train/return-tickets'
import { issueFromWaitlist } from './train/waitlist-fulfil'

/** The one list of products that the server fulfils. */
export const productOperations = {
  flight: flightOperations,
  hotel: hotelOperations,
  intlHotel: hotelOperations,
  train: trainOperations,
} satisfies Context['products']

/** How the search of each product names a city; a product without one begins without places. */
export const searchPlaces = {
  flight: citySearchedByAir,
  intlFlight: citySearchedByAir,
  hotel: cityOfHotels,
  intlHotel: cityOfHotels,
  train: stationOfCity,
} satisfies Context['searchPlaces']

/** Who fulfils orders, and how. */
export const fulfilments: Context['fulfilments'] = {
  flight: {
    secure: secureFlight,
    issue: issueFlight,
    release: releaseSeats,
    refund: returnCoupons,
    exchange: exchangeFlight,
    travel: flightTravel,
    // Boarding is over: the carrier tells who came.
    travelKnownAfter: 60,
  },
  rail: {
    secure: secureSeats,
    issue: issueFromSeats,
    release: giveSeatsBack,
    refund: returnTickets,
    exchange: exchangeTickets,
    travel: railTravel,
    holds: holdsSeats,
  },
  'rail-waitlist': {
    issue: issueFromWaitlist,
    leave: leaveList,
    release: releasePlaceInList,
    travel: railTravel,
    holds: holdsNothing,
  },
  'rail-office': { issue: issueOfOffice, refund: returnToOffice, travel: officeTravel, holds: holdsNothing },
  hotel: {
    secure: secureRooms,
    issue: issueStay,
    leave: leaveRooms,
    release: releaseRooms,
    refund: giveNightsBack,
    travel: stayTravel,
  },
  'hotel-off-contract': { issue: issueOffContract, leave: leaveRooms, refund: giveOffContractBack, travel: offContractTravel },
}
