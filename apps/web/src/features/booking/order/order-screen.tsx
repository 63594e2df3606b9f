import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback, type ReactNode } from 'react'
import { isProblem } from '../../../api/problem'
import { ErrorState } from '../../../kit/feedback/error-state'
import { Page } from '../../../kit/layout/page'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { loadTexts, type Topic } from '../../../kit/text/text'
import { paths } from '../../../paths'
import type { OrderRoutes } from './order-head'
import { OrderChips, OrderUnknown } from './order-view'

/** The texts of every order page, and those of one product. */
export const loadOrderTexts = (...ofProduct: Topic[]): Promise<void> =>
  loadTexts(
    ...ofProduct,
    'booking/placing/book',
    'booking/order/page',
    'booking/custom-field',
    'booking/placing/book-form',
    'booking/placing/traveller-costs',
    'booking/traveller',
    'booking/application/balance',
    'booking/document/links',
    'booking/time-machine/tabs',
    'booking/trip/link',
    'kit/widgets',
  )

export interface OrderScreenProps<Order extends OrderCore> {
  read: UseQueryResult<Order>
  routes: OrderRoutes
  title: string
  /** What the supplier calls the order, beside its number. */
  chips: (order: Order) => ReactNode
  children: (order: Order, readAgain: () => void) => ReactNode
}

/** The page of one order: the order once it is read, or why it is not there. */
export function OrderScreen<Order extends OrderCore>({ read, routes, title, chips, children }: OrderScreenProps<Order>) {
  const { data: order, error, refetch } = read
  const readAgain = useCallback(() => void refetch(), [refetch])
  return (
    <Page
      title={title}
      back={paths.myBookings()}
      chips={
        order && (
          <OrderChips order={order} routes={routes}>
            {chips(order)}
          </OrderChips>
        )
      }
    >
      {order ? (
        children(order, readAgain)
      ) : isProblem(error, 'orderUnknown') ? (
        <OrderUnknown />
      ) : error ? (
        <ErrorState error={error} onRetry={readAgain} />
      ) : (
        <SkeletonList count={4} height={140} gap={16} />
      )}
    </Page>
  )
}
