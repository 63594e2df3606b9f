import type { MeetingOrderDetail } from '@sojourn/contract/products/meeting/order.calls'
import { getMeetingOrderDetail } from '../../../api/calls/products/meeting/order'
import { getUnconfirmedMeetingCount } from '../../../api/calls/products/meeting/waiting'
import { invoke } from '../../../api/client'
import { loadTexts } from '../../../kit/text/text'
import { paths } from '../../../paths'
import type { OrderScreens, ProductScreens } from '../../booking/product/screens'
import { lazyForm } from '../../booking/search/lazy-form'

const order: OrderScreens<MeetingOrderDetail> = {
  letter: 'M',
  words: 'ofEvents',
  call: getMeetingOrderDetail,
  read: (orderId, signal) => invoke(getMeetingOrderDetail, { orderId }, { signal }),
}

export const meeting: ProductScreens = {
  icon: 'meeting',
  address: 'meeting',
  entry: { word: 'meeting', icon: 'meeting' },
  offers: {
    call: getUnconfirmedMeetingCount,
    read: (signal) => invoke(getUnconfirmedMeetingCount, {}, { signal }),
    page: paths.meetingRequirements(),
  },
  search: {
    ...lazyForm(async () => {
      const [{ MeetingForm }] = await Promise.all([import('./search/search-form'), loadTexts('products/meeting/search')])
      return MeetingForm
    }),
  },
  standard: { icon: 'meeting', panel: () => import('./standard/standard-panel').then((module) => module.MeetingStandard) },
  order,
  policy: {
    words: () => import('./policy/policy-words').then((module) => module.words),
    editor: () => import('./policy/policy-editor').then((module) => module.editor),
    texts: 'products/policy/meeting',
  },
  approval: () => import('./approval/approval-screens').then((module) => module.approval),
}
