import type { ProductRoutes } from '../../booking/product/screens'

export const routes: ProductRoutes = {
  portal: [
    { path: 'visa/mine', lazy: () => import('./held/held-page') },
    { path: 'visa/along', lazy: () => import('./along/along-page') },
    { path: 'visa/list', lazy: () => import('./list/list-page') },
    { path: 'visa/detail', lazy: () => import('./detail/detail-page') },
    { path: 'visa/placeOrder', lazy: () => import('./book/place-order-page') },
    { path: 'order/visa', lazy: () => import('./order/order-page') },
    { path: 'agent/visas', lazy: () => import('./desk/desk-page') },
  ],
}
