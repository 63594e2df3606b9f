import type { FlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import { getFlightOrderTemp } from '../../../api/calls/products/flight/flight'
import { getFlightOrderDetail } from '../../../api/calls/products/flight/order'
import { invoke } from '../../../api/client'
import type { OrderScreens, ProductScreens } from '../../booking/product/screens'
import { FlightForm } from './search/search-form'

const order: OrderScreens<FlightOrderDetail> = {
  letter: 'F',
  call: getFlightOrderDetail,
  read: (orderId, signal) => invoke(getFlightOrderDetail, { orderId }, { signal }),
}

/** Domestic flights, whose form home opens with. */
export const flight: ProductScreens = {
  icon: 'plane',
  address: 'flight',
  entry: { word: 'domesticFlight', icon: 'plane' },
  comparing: ['/flight/list'],
  readsConfig: ['/flight/book', '/order/flight/detail'],
  search: { Form: FlightForm },
  draftReads: [getFlightOrderTemp],
  standard: { icon: 'plane', panel: () => import('./standard/standard-panel').then((module) => module.FlightStandard) },
  agreed: () => import('./application/agreed-cabins').then((module) => module.AgreedCabins),
  policy: {
    words: () => import('./policy/policy-words').then((module) => module.words),
    editor: () => import('./policy/policy-editor').then((module) => module.editor),
    texts: 'products/policy/flight',
  },
  order,
  approval: () => import('./approval/approval-screens').then((module) => module.approval),
}
