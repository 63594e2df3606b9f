import type { ProductRoutes } from '../../booking/product/screens'

export const routes: ProductRoutes = {
  portal: [
    { path: 'train/list', lazy: () => import('./list-page') },
    { path: 'train/book', lazy: () => import('./book-page') },
    { path: 'train/booknext', lazy: () => import('./booknext-page') },
    { path: 'train/trainrefundapply', lazy: () => import('./refund-page') },
    { path: 'train/book/change', lazy: () => import('./change-page') },
    { path: 'train/trainchangesuccess', lazy: () => import('./change-success-page') },
    { path: 'order/train/detail', lazy: () => import('./order-page') },
    { path: 'agent/trains', lazy: () => import('./desk-page') },
  ],
}
