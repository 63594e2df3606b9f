import type { Journey } from './journey'
import { noticesAbroad, plansAbroad, quotedAbroad } from './walks/abroad'
import { decided, ordered } from './walks/approvals'
import { alongAbroad, cars, visas } from './walks/car-visa'
import { details } from './walks/details'
import { flights } from './walks/flight'
import { hotels, oneHotel } from './walks/hotel'
import { afterSaleAbroad, flightsAbroad } from './walks/intl-flight'
import { meetings } from './walks/meeting'
import { plainScreens } from './walks/plain'
import { trains } from './walks/train'

/** Every screen that is photographed, in an order in which lists have something to show. */
export const journeys: readonly Journey[] = [
  ordered,
  flights,
  trains,
  hotels,
  oneHotel,
  flightsAbroad,
  afterSaleAbroad,
  plansAbroad,
  quotedAbroad,
  cars,
  visas,
  alongAbroad,
  meetings,
  ...plainScreens,
  ...details,
  decided,
  noticesAbroad,
]
