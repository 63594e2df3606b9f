import type { TrainBookInfo } from '@sojourn/contract/products/train/booking.shapes'
import type { TrainOffer } from '@sojourn/contract/products/train/train.shapes'
import { departInstant } from '@sojourn/domain/products/train/connections'
import { officeAcceptsUntil } from '@sojourn/domain/products/train/ticket-office'
import type { OrderSummaryProps } from '../../../booking/book/order-summary'

type Ride = Pick<TrainOffer, 'departDate' | 'departTime' | 'departStation' | 'arriveStation'>

/** The railway keeps seats for its half hour; a ticket office keeps none, and needs its own time before the sale ends. */
export function holdingOf(
  { source, holdMinutes }: Pick<TrainBookInfo, 'source' | 'holdMinutes'>,
  rides: readonly { train: Ride }[],
): Pick<OrderSummaryProps, 'heldMinutes' | 'nothingHeld' | 'latest'> {
  if (source === 'railway') return { heldMinutes: holdMinutes }
  const office = rides.map(({ train }) => ({
    departAt: departInstant(train),
    departStation: train.departStation,
    arriveStation: train.arriveStation,
  }))
  return { nothingHeld: true, ...(office.length > 0 && { latest: officeAcceptsUntil(office) }) }
}
