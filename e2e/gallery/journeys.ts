import type { Journey } from './journey'
import { noticesAbroad, plansAbroad, quotedAbroad } from './walks/abroad'
import { applications } from './walks/applications'
import { decided, ordered } from './walks/approvals'
import { beyondBill, billOfMonth } from './walks/bills'
import { alongAbroad, cars, visas } from './walks/car-visa'
import { details } from './walks/details'
import { flights } from './walks/flight'
import { hotels, oneHotel } from './walks/hotel'
import { afterSaleAbroad, flightsAbroad } from './walks/intl-flight'
import { meetings } from './walks/meeting'
import { plainScreens } from './walks/plain'
import { trains } from './walks/train'

/** Every screen that is photographed, in an order in which lists have something to show; each part begins when the one before is over. */
export const parts: readonly (readonly Journey[])[] = [
  [
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
    ...applications,
    decided,
  ],
  [noticesAbroad],
  [billOfMonth],
  beyondBill,
]
