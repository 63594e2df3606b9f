import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { ReadOptions } from '../../../api/queries'
import { useProductOfOrder } from './use-products'

/** Reads an order of any product. */
export function useOrderDetail(orderNo: string, options: Omit<ReadOptions, 'keepFormer'> = {}) {
  const { call, read } = useProductOfOrder()(orderNo).order
  return useQuery<OrderCore>({
    queryKey: [call.path, { orderId: orderNo }],
    queryFn: ({ signal }) => read(orderNo, signal),
    ...options,
  })
}

/** A supplier has not answered yet. */
export const isOnTheWay = (number: number): boolean => {
  const state = stateOfNumber(number)
  return state === 'issuing' || state === 'changing'
}
const askAgainMs = 2000

/** The states of several orders, as far as they are read; asked again while a supplier has not answered. */
export function useOrderStates(orderNos: readonly string[]): (number | undefined)[] {
  const productOf = useProductOfOrder()
  return useQueries({
    queries: orderNos.map((orderNo) => ({
      queryKey: ['order state', orderNo],
      queryFn: async ({ signal }: { signal: AbortSignal }) => (await productOf(orderNo).order.read(orderNo, signal)).state,
      staleTime: 0,
      refetchInterval: ({ state: { data } }: { state: { data: number | undefined } }) =>
        data === undefined || isOnTheWay(data) ? askAgainMs : false,
    })),
  }).map(({ data }) => data)
}
