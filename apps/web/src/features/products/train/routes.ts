import type { ProductRoutes } from '../../booking/product/screens'

export const routes: ProductRoutes = {
  portal: [
    { path: 'train/list', lazy: () => import('./list/list-page') },
    { path: 'train/book', lazy: () => import('./book/book-page') },
    { path: 'train/booknext', lazy: () => import('./book/booknext-page') },
    { path: 'train/trainrefundapply', lazy: () => import('./refund/refund-page') },
    { path: 'train/book/change', lazy: () => import('./change/change-page') },
    { path: 'train/trainchangesuccess', lazy: () => import('./change/change-success-page') },
    { path: 'order/train/detail', lazy: () => import('./order/order-page') },
    { path: 'agent/trains', lazy: () => import('./desk/desk-page') },
  ],
}
