import type { SeatClass } from '@sojourn/contract/products/train.shapes'
import type { RailRide } from '@sojourn/supply/ports/rail'

/** A ride as the order keeps it: what was bought, in codes, so that any language can name it. Prices are fen of one adult. */
export type KeptRide = Omit<RailRide, 'seats' | 'sale' | 'saleStartsAt'> & {
  seat: SeatClass
  price: number
  departCity: string
  arriveCity: string
}
