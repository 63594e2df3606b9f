import type { ProductRecord, ProductRoutes } from '../booking/product/screens'
import { routes as carRoutes } from './car/routes'
import { car } from './car/screens'
import { routes as flightRoutes } from './flight/routes'
import { flight } from './flight/screens'
import { routes as hotelRoutes } from './hotel/routes'
import { hotel, intlHotel } from './hotel/screens'
import { routes as intlFlightRoutes } from './intl-flight/routes'
import { intlFlight } from './intl-flight/screens'
import { routes as meetingRoutes } from './meeting/routes'
import { meeting } from './meeting/screens'
import { routes as trainRoutes } from './train/routes'
import { train } from './train/screens'
import { routes as visaRoutes } from './visa/routes'
import { visa } from './visa/screens'

/** What each product brings to the screens that all share: the one place where the web joins them. */
export const products = { flight, intlFlight, hotel, intlHotel, train, car, visa, meeting } satisfies ProductRecord

/** The screens of each slice. */
export const productRoutes: readonly ProductRoutes[] = [
  flightRoutes,
  intlFlightRoutes,
  hotelRoutes,
  trainRoutes,
  carRoutes,
  visaRoutes,
  meetingRoutes,
]
