import { localOf, chinaOffsetMinutes } from '@sojourn/domain/kit/local-date'
import type { HotelFailure, HotelOperation, HotelSupply } from '../../ports/hotel'
import { hotelRefusals } from '../../ports/refusals'
import type { InProcess } from '../../ports/supply'
import { areasOf } from './areas'
import { cancel } from './cancel'
import { checkCard } from './cards'
import { confirm, withdraw } from './confirm'
import { createFaults, type Faults } from '../faults'
import { createJournal } from '../keys/journal'
import { hotelFaults, type HotelFault } from './faults'
import { hold, release, type Desk } from './holds'
import type { Property } from './property'
import { detail, price } from './offers'
import { search } from './search'
import { bookings } from './states'
import { sharedStock } from './stock'
import { createSuggestions } from './suggest'

interface SandboxHotelOptions {
  seed: number
  /** Shared with whoever wants to make things go wrong while the supply runs. */
  faults?: Faults<HotelFault>
  /** By city, instead of those that are planned. */
  properties?: ReadonlyMap<number, readonly Property[]>
}

/** The built-in supply of hotels: cities in memory, and books in the caller's database. */
export function createSandboxHotel({
  seed,
  faults = createFaults(hotelFaults),
  properties,
}: SandboxHotelOptions): InProcess<HotelSupply> {
  const stock = sharedStock(seed, properties)
  const suggest = createSuggestions(stock)
  const desk: Desk = { seed, stock, faults }
  const { keyed, keys } = createJournal<HotelOperation, HotelFailure>({
    supplier: 'hotel',
    refusals: hotelRefusals,
    giveUp: { confirm: (context, { about }) => withdraw(desk, context, about!) },
  })
  return {
    ...keys,
    search: (context, request) => search(stock, context, request),
    suggest: async (_, { cityId, query, limit }) => suggest(cityId, query, limit),
    areas: async (_, { cityId }) => areasOf(cityId),
    facts: async (_, { hotelIds }) => hotelIds.flatMap((hotelId) => stock.property(hotelId)?.property.facts ?? []),
    detail: (context, request) => detail(stock, context, request),
    price: (context, request) => price(stock, context, request),
    checkCard: async ({ now }, card) => checkCard(card, localOf(now.toISOString(), chinaOffsetMinutes).date, seed),
    hold: (context, request) => keyed(context, { operation: 'hold', ...request }, () => hold(desk, context, request)),
    confirm: (context, { key, bookingNo }) =>
      keyed(context, { operation: 'confirm', key, about: bookingNo }, () => confirm(desk, context, { bookingNo })),
    release: (context, { bookingNo }) => release(context, bookingNo),
    bookings: (context, { bookingNos }) => bookings(desk, context, bookingNos),
    cancel: (context, request) => {
      const work = () => cancel(desk, context, request)
      return request.commit ? keyed(context, { operation: 'cancel', ...request }, work) : work()
    },
  }
}
