import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import { getFlightOrderDetail } from '../../api/calls/products/flight-order'
import { getHotelOrderDetail } from '../../api/calls/products/hotel-order'
import { getTrainOrderDetail } from '../../api/calls/products/train-order'
import { useQueries } from '@tanstack/react-query'
import { invoke } from '../../api/client'
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
export const orderDetailCalls = [getFlightOrderDetail, getTrainOrderDetail, getHotelOrderDetail] as const
export type FlightDetail = WebResponse<NonNullable<typeof getFlightOrderDetail.contract>>
export type TrainDetail = WebResponse<NonNullable<typeof getTrainOrderDetail.contract>>
export type HotelDetail = WebResponse<NonNullable<typeof getHotelOrderDetail.contract>>
export type OrderDetail = FlightDetail | TrainDetail | HotelDetail

/** Reads an order of any product; the first letter of its number tells which. */
export function useOrderDetail(orderNo: string, options: ReadOptions = {}) {
  const letter = orderNo.charAt(0)
  const isTrain = letter === 'T'
  const isHotel = letter === 'H'
  const request = { orderId: orderNo }
  const flight = useRead(getFlightOrderDetail, request, { ...options, enabled: !isTrain && !isHotel })
  const train = useRead(getTrainOrderDetail, request, { ...options, enabled: isTrain })
  const hotel = useRead(getHotelOrderDetail, request, { ...options, enabled: isHotel })
  return isTrain ? train : isHotel ? hotel : flight
}

/** A supplier has not answered yet. */
export const isOnTheWay = (number: number): boolean => {
  const state = stateOfNumber(number)
  return state === 'issuing' || state === 'changing'
}
const askAgainMs = 2000

const readState = async (orderNo: string, signal: AbortSignal): Promise<number> => {
  const request = { orderId: orderNo }
  if (orderNo.startsWith('T')) return (await invoke(getTrainOrderDetail, request, { signal })).state
  if (orderNo.startsWith('H')) return (await invoke(getHotelOrderDetail, request, { signal })).state
  return (await invoke(getFlightOrderDetail, request, { signal })).state
}

/** The states of several orders, as far as they are read; asked again while a supplier has not answered. */
export const useOrderStates = (orderNos: readonly string[]): (number | undefined)[] =>
  useQueries({
    queries: orderNos.map((orderNo) => ({
      queryKey: ['order state', orderNo],
      queryFn: ({ signal }: { signal: AbortSignal }) => readState(orderNo, signal),
      staleTime: 0,
      refetchInterval: ({ state: { data } }: { state: { data: number | undefined } }) =>
        data === undefined || isOnTheWay(data) ? askAgainMs : false,
    })),
  }).map(({ data }) => data)

export const isTrainOrder = (order: OrderDetail): order is TrainDetail => 'rides' in order
export const isHotelOrder = (order: OrderDetail): order is HotelDetail => 'stayName' in order

/** What a booking costs at the hotel's desk, which the order's own total leaves out (fen). */
export const dueAtHotel = (order: OrderDetail): number | undefined =>
  isHotelOrder(order) && order.hotelType === 1 && order.kind === 'booking' ? order.stayTotal : undefined
