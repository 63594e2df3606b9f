import type { ProductRoutes } from '../../booking/product/screens'

export const routes: ProductRoutes = {
  portal: [
    { path: 'iflight/list', lazy: () => import('./list/list-page') },
    { path: 'iflight/checkinfo', lazy: () => import('./book/check-page') },
    { path: 'iflight/book', lazy: () => import('./book/book-page') },
    { path: 'iflight/extras', lazy: () => import('./later-extras/later-extras-page') },
    { path: 'iflight/refund/apply', lazy: () => import('./refund/refund-page') },
    { path: 'iflight/change/apply', lazy: () => import('./change/change-apply-page') },
    { path: 'iflight/change/list', lazy: () => import('./change/change-list-page') },
    { path: 'iflight/change/confirm', lazy: () => import('./change/change-confirm-page') },
    { path: 'order/iflight/changes', lazy: () => import('./change/order-changes-page') },
    { path: 'order/iflight/detail', lazy: () => import('./order/order-page') },
    { path: 'demand/book', lazy: () => import('./demand/ask-page') },
  ],
  centre: [
    { path: 'center/iflightDemand/index', lazy: () => import('./demand/demand-list-page') },
    { path: 'center/iflightDemand/detail', lazy: () => import('./demand/demand-page') },
  ],
}
