import type { ProductScreens } from '../../booking/product/screens'

export const car: ProductScreens = {
  icon: 'car',
  address: 'car',
  standard: {
    icon: 'car',
    panel: async () => (await import('./standard/standard-panel')).CarStandardPanel,
  },
}
