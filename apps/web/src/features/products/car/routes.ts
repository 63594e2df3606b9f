import type { ProductRoutes } from '../../booking/product/screens'

export const routes: ProductRoutes = {
  open: [{ path: 'car/shared', lazy: () => import('./shared/shared-page') }],
  portal: [
    { path: 'car/along', lazy: () => import('./along/along-page') },
    { path: 'car/list', lazy: () => import('./list/list-page') },
    { path: 'car/book', lazy: () => import('./book/book-page') },
    { path: 'agent/cars', lazy: () => import('./desk/desk-page') },
    { path: 'order/car/detail', lazy: () => import('./order/order-page') },
  ],
}
