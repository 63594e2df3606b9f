import type { ProductRoutes } from '../../booking/product/screens'

export const routes: ProductRoutes = {
  portal: [{ path: 'iflight/list', lazy: () => import('./list/list-page') }],
}
