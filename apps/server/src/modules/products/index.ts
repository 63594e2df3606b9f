import type { Context } from '../../context'
import { citySearchedByAir } from '../reference/air-places'
import { exchangeFlight } from './flight/after-sale/exchange'
import { issueFlight } from './flight/fulfilment/issue'
import { flightOperations } from './flight/operations'
import { releaseSeats } from './flight/fulfilment/release'
import { returnCoupons } from './flight/after-sale/return-coupons'
import { secureFlight } from './flight/fulfilment/secure'
import { flightTravel } from './flight/after-sale/travel'
import { giveNightsBack, giveOffContractBack } from './hotel/after-sale/give-back'
import { hotelDemandKind } from './hotel/demand/demand-kind'
import { issueOffContract, issueStay } from './hotel/fulfilment/issue'
import { hotelOperations } from './hotel/operations'
import { leaveRooms, releaseRooms } from './hotel/fulfilment/release'
import { cityOfHotels } from './hotel/search/search-place'
import { secureRooms } from './hotel/fulfilment/secure'
import { offContractTravel, stayTravel } from './hotel/after-sale/stay-end'
import { exchangeIntlTickets } from './intl-flight/after-sale/exchange'
import { returnIntlTickets } from './intl-flight/after-sale/return-tickets'
import { issueIntlFlight } from './intl-flight/fulfilment/issue'
import { releaseIntlSeats } from './intl-flight/fulfilment/release'
import { secureIntlFlight } from './intl-flight/fulfilment/secure'
import { intlTravel } from './intl-flight/fulfilment/travel'
import { issueLaterExtras, laterExtrasTravel } from './intl-flight/later-extras/fulfilment'
import { intlFlightOperations } from './intl-flight/operations'
import { leaveRide, rideTravel } from './car/fulfilment/leave'
import { followRide } from './car/fulfilment/issue'
import { carOperations } from './car/operations'
import { officeTravel, railTravel } from './train/after-sale/coupons'
import { exchangeTickets } from './train/after-sale/exchange'
import { issueFromSeats, issueOfOffice } from './train/fulfilment/issue'
import { flightDemandKind } from './intl-flight/demand/demand-kind'
import { issueOfOffice as issueIntlOfOffice, officeTravel as intlOfficeTravel } from './intl-flight/office/issue-office'
import { exchangeOfDesk, refundOfDesk } from './intl-flight/manual-quote/quote-fulfilment'
import { trainOperations } from './train/operations'
import { holdsNothing, holdsSeats } from './train/order/order-words'
import { stationOfCity } from './train/search/search-place'
import { secureSeats } from './train/fulfilment/secure'
import { giveSeatsBack, leaveList, releasePlaceInList } from './train/fulfilment/release'
import { returnTickets, returnToOffice } from './train/after-sale/return-tickets'
import { issueFromWaitlist } from './train/waitlist/waitlist-fulfil'
import { meetingDemandKind } from './meeting/demand/demand-kind'
import { releaseHall, secureHall } from './meeting/fulfilment/hall'
import { followMeeting, meetingTravel, settleMeeting } from './meeting/fulfilment/issue'
import { meetingOperations } from './meeting/operations'
import { roomsOfTrip } from './meeting/room-block/rooms-of-trip'
import { issueVisa, leaveVisa, visaTravel } from './visa/fulfilment/issue'
import { visaOperations } from './visa/operations'

/** The one list of products that the server fulfils. */
export const productOperations = {
  flight: flightOperations,
  intlFlight: intlFlightOperations,
  hotel: hotelOperations,
  intlHotel: hotelOperations,
  train: trainOperations,
  visa: visaOperations,
  car: carOperations,
  meeting: meetingOperations,
} satisfies Context['products']

/** How the search of each product names a city; a product without one begins without places. */
export const searchPlaces = {
  flight: citySearchedByAir,
  intlFlight: citySearchedByAir,
  hotel: cityOfHotels,
  intlHotel: cityOfHotels,
  train: stationOfCity,
} satisfies Context['searchPlaces']

/** Rooms that are held for the event of a trip, by the product that has events. */
export const eventRooms: Context['eventRooms'] = roomsOfTrip

/** Requests to the agency for an offer, by the product that brings their kind. */
export const demandKinds = {
  hotel: hotelDemandKind,
  intlFlight: flightDemandKind,
  meeting: meetingDemandKind,
} satisfies Context['demandKinds']

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
  'intl-flight': {
    secure: secureIntlFlight,
    issue: issueIntlFlight,
    release: releaseIntlSeats,
    refund: returnIntlTickets,
    exchange: exchangeIntlTickets,
    travel: intlTravel,
    // Boarding is over: the carrier tells who came.
    travelKnownAfter: 60,
  },
  'intl-flight-extras': { issue: issueLaterExtras, travel: laterExtrasTravel, holds: () => false },
  'intl-flight-office': {
    issue: issueIntlOfOffice,
    refund: refundOfDesk,
    exchange: exchangeOfDesk,
    travel: intlOfficeTravel,
    holds: () => false,
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
  car: { issue: followRide, leave: leaveRide, travel: rideTravel, holds: holdsNothing },
  hotel: {
    secure: secureRooms,
    issue: issueStay,
    leave: leaveRooms,
    release: releaseRooms,
    refund: giveNightsBack,
    travel: stayTravel,
  },
  'hotel-off-contract': { issue: issueOffContract, leave: leaveRooms, refund: giveOffContractBack, travel: offContractTravel },
  'meeting-deposit': {
    secure: secureHall,
    issue: followMeeting,
    release: releaseHall,
    travel: meetingTravel,
  },
  'meeting-balance': { issue: settleMeeting, travel: meetingTravel, holds: () => false },
  'visa-desk': { issue: issueVisa, leave: leaveVisa, travel: visaTravel, holds: () => false },
}
