import type { IntlFlightOrderDetail } from '@sojourn/contract/products/intl-flight/order.shapes'
import { getIntlFlightOrderDetail } from '../../../api/calls/products/intl-flight/order'
import { getUnconfirmedDemandCount } from '../../../api/calls/products/intl-flight/demand'
import { getIntlFlightOrderTemp } from '../../../api/calls/products/intl-flight/search'
import { invoke } from '../../../api/client'
import { loadTexts } from '../../../kit/text/text'
import { serverNow } from '../../../kit/dates/server-time'
import { paths } from '../../../paths'
import type { OrderScreens, ProductScreens } from '../../booking/product/screens'
import { lazyForm } from '../../booking/search/lazy-form'

const order: OrderScreens<IntlFlightOrderDetail> = {
  letter: 'I',
  call: getIntlFlightOrderDetail,
  read: (orderId, signal) => invoke(getIntlFlightOrderDetail, { orderId }, { signal }),
}

export const intlFlight: ProductScreens = {
  icon: 'globe',
  address: 'iflight',
  entry: { word: 'intlFlight', icon: 'globe' },
  comparing: ['/iflight/list'],
  readsConfig: ['/iflight/book', '/order/iflight/detail'],
  reminding: ['/iflight/list', '/iflight/book', '/order/iflight/changes', '/iflight/change/list', '/order/iflight/detail'],
  offers: {
    call: getUnconfirmedDemandCount,
    read: (signal) => invoke(getUnconfirmedDemandCount, {}, { signal }),
    page: paths.flightDemands(),
  },
  search: {
    ...lazyForm(async () => {
      const [{ IntlFlightForm }] = await Promise.all([import('./search/search-form'), loadTexts('products/intl-flight/search')])
      return IntlFlightForm
    }),
    carry: async (search) => (await import('./search/search-state')).carryAbroad(search, serverNow()),
  },
  draftReads: [getIntlFlightOrderTemp],
  demands: {
    form: paths.flightDemandForm(),
    list: paths.flightDemands(),
    isOffered: ({ intlFlightDemandOrderEnable }) => intlFlightDemandOrderEnable,
    open: async () => {
      const [{ OpenFlightDemands }] = await Promise.all([
        import('./demand/open-demands'),
        loadTexts('products/intl-flight/demand/words'),
      ])
      return OpenFlightDemands
    },
  },
  standard: { icon: 'globe', panel: () => import('./standard/standard-panel').then((module) => module.IntlFlightStandard) },
  policy: {
    words: () => import('./policy/policy-words').then((module) => module.words),
    editor: () => import('./policy/policy-editor').then((module) => module.editor),
    texts: 'products/policy/intl-flight',
  },
  order,
  kept: async () => {
    const [{ ToldSection }] = await Promise.all([import('./told/told-section'), loadTexts('products/intl-flight/told')])
    return ToldSection
  },
  approval: () => import('./approval/approval-screens').then((module) => module.approval),
}
