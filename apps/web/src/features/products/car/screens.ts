import type { ProductScreens } from '../../booking/product/screens'

export const car: ProductScreens = {
  icon: 'car',
  address: 'car',
  standard: { icon: 'car' },
  later: () => import('./later').then((module) => module.later),
}
