import type { Context } from '../../context'
import { exchangeFlight } from './flight/exchange'
import { issueFlight } from './flight/issue'
import { flightOperations } from './flight/operations'
import { returnCoupons } from './flight/return-coupons'
import { flightTravel } from './flight/travel'
import { giveNightsBack, giveOffContractBack } from './hotel/give-back'
import { issueOffContract, issueStay } from './hotel/issue'
import { hotelOperations } from './hotel/operations'
import { offContractTravel, stayTravel } from './hotel/stay-end'
import { officeTravel, railTravel } from './train/coupons'
import { exchangeTickets } from './train/exchange'
import { issueFromSeats, issueFromWaitlist, issueOfOffice } from './train/issue'
import { trainOperations } from './train/operations'
import { returnTickets, returnToOffice } from './train/return-tickets'

/** The one list of products that the server fulfils. */
export const productOperations = {
  flight: flightOperations,
  hotel: hotelOperations,
  intlHotel: hotelOperations,
  train: trainOperations,
} satisfies Context['products']

/** Who fulfils orders, and how. */
export const fulfilments: Context['fulfilments'] = {
  flight: { issue: issueFlight, refund: returnCoupons, exchange: exchangeFlight, travel: flightTravel },
  rail: { issue: issueFromSeats, refund: returnTickets, exchange: exchangeTickets, travel: railTravel },
  'rail-waitlist': { issue: issueFromWaitlist, travel: railTravel },
  'rail-office': { issue: issueOfOffice, refund: returnToOffice, travel: officeTravel },
  hotel: { issue: issueStay, refund: giveNightsBack, travel: stayTravel },
  'hotel-off-contract': { issue: issueOffContract, refund: giveOffContractBack, travel: offContractTravel },
}
