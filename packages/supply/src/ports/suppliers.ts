import type { AirSupply } from './air'
import type { HotelSupply } from './hotel'
import type { IntlAirSupply } from './intl-air'
import { airMethods, hotelMethods, intlAirMethods, railMethods, rideMethods, venueMethods } from './methods'
import type { RailSupply } from './rail'
import type { RideSupply } from './ride'
import type { VenueSupply } from './venue'

/** Who is asked for what is sold, by trade; all stand at one address, or in one process. */
export interface Suppliers {
  air: AirSupply
  hotels: HotelSupply
  intlAir: IntlAirSupply
  rail: RailSupply
  rides: RideSupply
  venues: VenueSupply
}

export const methodsOf = {
  air: airMethods,
  hotels: hotelMethods,
  intlAir: intlAirMethods,
  rail: railMethods,
  rides: rideMethods,
  venues: venueMethods,
}
