import type { AirFault } from './air/faults'
import type { Faults } from './faults'
import type { HotelFault } from './hotel/faults'
import type { IntlAirFault } from './intl-air/faults'
import type { RailFault } from './rail/inventory/faults'

type Rates<Fault extends string> = Faults<Fault>['rates']

/** How often the built-in supply fails by itself, as the world does (handbook 12): a share of orders, drawn by their key and the seed. */
export const usualFaults: {
  air: Rates<AirFault>
  intlAir: Rates<IntlAirFault>
  rail: Rates<RailFault>
  hotel: Rates<HotelFault>
} = {
  air: { PRICE_UP: 0.03, SOLD_OUT: 0.02, ISSUE_FAIL: 0.01, ISSUE_DELAY: 0.005 },
  intlAir: {
    PRICE_UP: 0.03,
    SOLD_OUT: 0.02,
    ISSUE_FAIL: 0.01,
    ISSUE_DELAY: 0.005,
    SEAT_OTHER: 0.03,
    SEAT_REFUSED: 0.02,
    FARE_SALE: 0.05,
  },
  rail: { ISSUE_FAIL: 0.01 },
  hotel: { REFUSE: 0.04 },
}

/** Of all trains those that the railway stops. */
export const usuallyStopped = 0.002
