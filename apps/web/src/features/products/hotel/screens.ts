import type { HotelOrderDetail } from '@sojourn/contract/products/hotel/order.calls'
import { getUnconfirmedHotelDemandCount } from '../../../api/calls/products/hotel/demand'
import { getHotelOrderDetail } from '../../../api/calls/products/hotel/order'
import { invoke } from '../../../api/client'
import { loadTexts, readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import type { OrderScreens, ProductScreens } from '../../booking/product/screens'
import { lazyForm } from '../../booking/search/lazy-form'

const order: OrderScreens<HotelOrderDetail> = {
  letter: 'H',
  call: getHotelOrderDetail,
  read: (orderId, signal) => invoke(getHotelOrderDetail, { orderId }, { signal }),
  words: 'ofStays',
  onSite: {
    due: ({ hotelType, kind, stayTotal }) => (hotelType === 1 && kind === 'booking' ? stayTotal : undefined),
    words: () => readText('booking/approval/page').paidAtHotel,
  },
}

export const hotel: ProductScreens = {
  icon: 'hotel',
  address: 'hotel',
  entry: { word: 'hotel', icon: 'hotel' },
  comparing: ['/hotel/list', '/hotel/detail'],
  readsConfig: ['/order/hotel/detail'],
  offers: {
    call: getUnconfirmedHotelDemandCount,
    read: (signal) => invoke(getUnconfirmedHotelDemandCount, {}, { signal }),
    page: paths.hotelDemands(),
  },
  demands: {
    form: paths.hotelDemands({ ask: 1 }),
    list: paths.hotelDemands(),
    isOffered: () => true,
    open: async () => {
      const [{ OpenHotelDemands }] = await Promise.all([
        import('./demand/open-demands'),
        loadTexts('products/hotel/demand', 'products/hotel/words'),
      ])
      return OpenHotelDemands
    },
  },
  search: {
    ...lazyForm(async () => {
      const [{ HotelForm }] = await Promise.all([import('./search/search-form'), loadTexts('products/hotel/search')])
      return HotelForm
    }),
  },
  standard: { icon: 'hotel', panel: () => import('./standard/standard-panel').then((module) => module.HotelStandard) },
  agreed: () => import('./application/agreed-limits').then((module) => module.AgreedLimits),
  policy: {
    words: () => import('./policy/policy-words').then((module) => module.words),
    editor: () => import('./policy/policy-editor').then((module) => module.hotel),
    texts: 'products/policy/hotel',
  },
  order,
  approval: () => import('./approval/approval-screens').then((module) => module.approval),
}

/** Abroad: forms and standards of its own, pages and orders as at home. */
export const intlHotel: ProductScreens = {
  icon: 'hotel',
  address: 'hotel',
  entry: { word: 'intlHotel', icon: 'building' },
  search: {
    ...lazyForm(async () => {
      const [{ IntlHotelForm }] = await Promise.all([import('./search/search-form'), loadTexts('products/hotel/search')])
      return IntlHotelForm
    }),
  },
  standard: { icon: 'globe', panel: () => import('./standard/standard-panel').then((module) => module.IntlHotelStandard) },
  policy: {
    words: () => import('./policy/policy-words').then((module) => module.words),
    editor: () => import('./policy/policy-editor').then((module) => module.intlHotel),
    texts: 'products/policy/hotel',
  },
  order,
  approval: () => import('./approval/approval-screens').then((module) => module.approval),
}
