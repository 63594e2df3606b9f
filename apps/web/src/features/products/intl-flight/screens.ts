import { getUnconfirmedDemandCount } from '../../../api/calls/products/intl-flight/demand'
import { invoke } from '../../../api/client'
import { loadTexts } from '../../../kit/text/text'
import { serverNow } from '../../../kit/dates/server-time'
import { paths } from '../../../paths'
import type { ProductScreens } from '../../booking/product/screens'
import { lazyForm } from '../../booking/search/lazy-form'

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
      const [{ IntlFlightForm }] = await Promise.all([import('./search/search-form'), loadTexts('products/intl-flight-search')])
      return IntlFlightForm
    }),
    isLinked: true,
    carry: async (search) => (await import('./search/search-state')).carryAbroad(search, serverNow()),
  },
  standard: { icon: 'globe' },
  policy: {
    words: () => import('./policy/policy-words').then((module) => module.words),
    editor: () => import('./policy/policy-editor').then((module) => module.editor),
    texts: 'products/intl-flight-policy',
  },
  later: () => import('./later').then((module) => module.later),
}
