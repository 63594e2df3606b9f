import type { ProductLines } from '../../context'
import { flightLines } from './flight/order/report-item'
import { stayLines } from './hotel/order/report-item'
import { intlLines } from './intl-flight/order/report-item'
import { rideLines } from './train/order/report-item'

/** How lines of orders read, product by product, for who needs nothing else of the products. */
export const productLines = {
  flight: { display: flightLines },
  intlFlight: { display: intlLines },
  hotel: { display: stayLines },
  intlHotel: { display: stayLines },
  train: { display: rideLines },
} satisfies ProductLines['products']
