import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import { getFlightOrderDetail } from '../../api/calls/products/flight-order'
import { getTrainOrderDetail } from '../../api/calls/products/train-order'
import { useRead, type ReadOptions } from '../../api/queries'
import type { WebResponse } from '../../api/web-call'
import type { IconName } from '../../kit/icon-paths'

/** One icon for each product code of S1.08. */
const icons: Record<OrderSummary['productType'], IconName> = {
  1: 'plane',
  2: 'globe',
  3: 'hotel',
  4: 'hotel',
  5: 'train',
  6: 'car',
  8: 'visa',
  9: 'meeting',
}
export const productIcon = (order: Pick<OrderSummary, 'productType'>): IconName => icons[order.productType]

/** The calls that read a whole order; whatever changes an order makes all of them stale. */
export const orderDetailCalls = [getFlightOrderDetail, getTrainOrderDetail] as const
export type FlightDetail = WebResponse<NonNullable<typeof getFlightOrderDetail.contract>>
export type TrainDetail = WebResponse<NonNullable<typeof getTrainOrderDetail.contract>>
export type OrderDetail = FlightDetail | TrainDetail

/** Reads an order of any product; the first letter of its number tells which. */
export function useOrderDetail(orderNo: string, options: ReadOptions = {}) {
  const isTrain = orderNo.startsWith('T')
  const flight = useRead(getFlightOrderDetail, { orderId: orderNo }, { ...options, enabled: !isTrain })
  const train = useRead(getTrainOrderDetail, { orderId: orderNo }, { ...options, enabled: isTrain })
  return isTrain ? train : flight
}

export const isTrainOrder = (order: OrderDetail): order is TrainDetail => 'rides' in order
