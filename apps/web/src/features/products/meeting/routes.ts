import type { ProductRoutes } from '../../booking/product/screens'

export const routes: ProductRoutes = {
  open: [{ path: 'meeting/invitation', lazy: () => import('./invitation/invitation-page') }],
  portal: [
    { path: 'meeting/requirement', lazy: () => import('./requirement/ask-page') },
    { path: 'meeting/placeOrder', lazy: () => import('./book/place-order-page') },
    { path: 'order/meeting', lazy: () => import('./order/order-page') },
    { path: 'order/meeting/attendees', lazy: () => import('./attendees/attendees-page') },
    { path: 'order/meeting/journeys', lazy: () => import('./journeys/journeys-page') },
    { path: 'order/meeting/requirement', lazy: () => import('./requirement/requirement-page') },
  ],
  centre: [{ path: 'center/meeting/index', lazy: () => import('./requirement/list-page') }],
}
