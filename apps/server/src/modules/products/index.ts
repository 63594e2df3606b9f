import type { Context } from '../../context'
import { flightOperations } from './flight/operations'
import { hotelOperations } from './hotel/operations'
import { trainOperations } from './train/operations'

/** The one list of products that the server fulfils. */
export const productOperations = {
  flight: flightOperations,
  hotel: hotelOperations,
  intlHotel: hotelOperations,
  train: trainOperations,
} satisfies Context['products']
