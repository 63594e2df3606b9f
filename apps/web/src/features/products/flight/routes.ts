import type { ProductRoutes } from '../../booking/product/screens'

export const routes: ProductRoutes = {
  portal: [
    { path: 'flight/list', lazy: () => import('./list-page') },
    { path: 'flight/checkflightinfo', lazy: () => import('./check-page') },
    { path: 'flight/book', lazy: () => import('./book-page') },
    { path: 'flight/refund/apply', lazy: () => import('./refund-page') },
    { path: 'flight/change/apply', lazy: () => import('./change-apply-page') },
    { path: 'flight/change', lazy: () => import('./change-list-page') },
    { path: 'flight/change/confirm', lazy: () => import('./change-confirm-page') },
    { path: 'order/flight/detail', lazy: () => import('./order-page') },
    { path: 'agent/fuel', lazy: () => import('./fuel-surcharge-page') },
  ],
  centre: [{ path: 'center/open/index', lazy: () => import('./open-tickets-page') }],
}
