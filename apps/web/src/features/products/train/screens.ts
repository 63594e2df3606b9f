import { trainTravellersAtMost } from '@sojourn/domain/products/train/party-size'
import type { TrainOrderDetail } from '@sojourn/contract/products/train/order.calls'
import { getTrainOrderDetail } from '../../../api/calls/products/train/order'
import { invoke } from '../../../api/client'
import { loadTexts } from '../../../kit/text/text'
import type { OrderScreens, ProductScreens } from '../../booking/product/screens'
import { lazyForm } from '../../booking/search/lazy-form'

const order: OrderScreens<TrainOrderDetail> = {
  letter: 'T',
  call: getTrainOrderDetail,
  read: (orderId, signal) => invoke(getTrainOrderDetail, { orderId }, { signal }),
}

export const train: ProductScreens = {
  icon: 'train',
  address: 'train',
  entry: { word: 'train', icon: 'train' },
  comparing: ['/train/list'],
  readsConfig: ['/order/train/detail'],
  search: {
    ...lazyForm(async () => {
      const [{ TrainForm }] = await Promise.all([import('./search/search-form'), loadTexts('products/train/search')])
      return TrainForm
    }),
  },
  mostTravellers: trainTravellersAtMost,
  standard: { icon: 'train', panel: () => import('./standard/standard-panel').then((module) => module.TrainStandard) },
  agreed: () => import('./application/agreed-seats').then((module) => module.AgreedSeats),
  order,
  policy: {
    words: () => import('./policy/policy-words').then((module) => module.words),
    editor: () => import('./policy/policy-editor').then((module) => module.editor),
    texts: 'products/policy/train',
  },
  approval: () => import('./approval/approval-screens').then((module) => module.approval),
}
