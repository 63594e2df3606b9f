import type { ProductRoutes } from '../../booking/product/screens'

export const routes: ProductRoutes = {
  portal: [
    { path: 'flight/list', lazy: () => import('./list/list-page') },
    { path: 'flight/checkflightinfo', lazy: () => import('./book/check-page') },
    { path: 'flight/book', lazy: () => import('./book/book-page') },
    { path: 'flight/refund/apply', lazy: () => import('./refund/refund-page') },
    { path: 'flight/change/apply', lazy: () => import('./change/change-apply-page') },
    { path: 'flight/change', lazy: () => import('./change/change-list-page') },
    { path: 'flight/change/confirm', lazy: () => import('./change/change-confirm-page') },
    { path: 'order/flight/detail', lazy: () => import('./order/order-page') },
    { path: 'agent/fuel', lazy: () => import('./fuel/fuel-surcharge-page') },
  ],
  centre: [{ path: 'center/open/index', lazy: () => import('./open-tickets/open-tickets-page') }],
}
