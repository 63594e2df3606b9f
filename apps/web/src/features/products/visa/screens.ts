import type { VisaOrderDetail } from '@sojourn/contract/products/visa/order.calls'
import { getVisaOrderDetail } from '../../../api/calls/products/visa/order'
import { invoke } from '../../../api/client'
import { loadTexts } from '../../../kit/text/text'
import type { OrderScreens, ProductScreens } from '../../booking/product/screens'
import { lazyForm } from '../../booking/search/lazy-form'

const order: OrderScreens<VisaOrderDetail> = {
  letter: 'V',
  words: 'ofPermits',
  call: getVisaOrderDetail,
  read: (orderId, signal) => invoke(getVisaOrderDetail, { orderId }, { signal }),
}

export const visa: ProductScreens = {
  icon: 'visa',
  address: 'visa',
  readsConfig: ['/order/visa'],
  search: {
    ...lazyForm(async () => {
      const [{ VisaForm }] = await Promise.all([import('./search/search-form'), loadTexts('products/visa/search')])
      return VisaForm
    }),
  },
  standard: { icon: 'visa', panel: () => import('./standard/standard-panel').then((module) => module.VisaStandard) },
  order,
  policy: {
    words: () => import('./policy/policy-words').then((module) => module.words),
    editor: () => import('./policy/policy-editor').then((module) => module.editor),
    texts: 'products/policy/visa',
  },
  alongside: async () => {
    const [{ VisasAlong }] = await Promise.all([
      import('./along/visas-along'),
      loadTexts('products/visa/search', 'products/visa/words'),
    ])
    return VisasAlong
  },
  approval: () => import('./approval/approval-screens').then((module) => module.approval),
}
