import type { Product } from './codes'

/** Where something leads: within the mainland, to Hong Kong, Macau or Taiwan at the farthest, or to another country. */
export const travelRegions = ['domestic', 'hongKongMacaoTaiwan', 'abroad'] as const
export type TravelRegion = (typeof travelRegions)[number]

const beyond = ['hongKongMacaoTaiwan', 'abroad'] as const

/** Where each product can lead; Hong Kong, Macau and Taiwan take permits and no visa. */
export const regionsOfProduct: Readonly<Record<Product, readonly TravelRegion[]>> = {
  flight: ['domestic'],
  intlFlight: beyond,
  hotel: ['domestic'],
  intlHotel: beyond,
  train: ['domestic'],
  car: ['domestic'],
  visa: ['abroad'],
  meeting: ['domestic'],
}

/** A country or region outside the mainland, as flows name it. */
export const outsideMainland = '^(?!CN)[A-Z]{2}$'
