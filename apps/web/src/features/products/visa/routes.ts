import type { ProductRoutes } from '../../booking/product/screens'

export const routes: ProductRoutes = {
  portal: [{ path: 'visa/list', lazy: () => import('./list-page') }],
}
