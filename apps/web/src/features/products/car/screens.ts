import type { CarOrderDetail } from '@sojourn/contract/products/car/order.calls'
import { getCarOrderDetail } from '../../../api/calls/products/car/order'
import { invoke } from '../../../api/client'
import { loadTexts } from '../../../kit/text/text'
import type { OrderScreens, ProductScreens } from '../../booking/product/screens'
import { lazyForm } from '../../booking/search/lazy-form'

const order: OrderScreens<CarOrderDetail> = {
  letter: 'C',
  words: 'ofRides',
  call: getCarOrderDetail,
  read: (orderId, signal) => invoke(getCarOrderDetail, { orderId }, { signal }),
}

export const car: ProductScreens = {
  icon: 'car',
  address: 'car',
  readsConfig: ['/order/car/detail'],
  search: {
    ...lazyForm(async () => {
      const [{ CarForm }] = await Promise.all([
        import('./search/search-form'),
        loadTexts('products/car/search', 'products/car/rules'),
      ])
      return CarForm
    }),
  },
  mostTravellers: 1,
  standard: { icon: 'car', panel: () => import('./standard/standard-panel').then((module) => module.CarStandard) },
  order,
  policy: {
    words: () => import('./policy/policy-words').then((module) => module.words),
    editor: () => import('./policy/policy-editor').then((module) => module.editor),
    texts: 'products/policy/car',
  },
  alongside: async () => {
    const [{ RidesAlong }] = await Promise.all([
      import('./along/rides-along'),
      loadTexts('products/car/search', 'products/car/rules'),
    ])
    return RidesAlong
  },
  approval: () => import('./approval/approval-screens').then((module) => module.approval),
}
