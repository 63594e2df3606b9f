import type { IntlFlightOrderDetail } from '@sojourn/contract/products/intl-flight/order.shapes'
import type { LaterScreens } from '../../booking/product/screens'
import { approval } from './approval/approval-screens'
import { IntlFlightStandard } from './standard/standard-panel'

export const later: LaterScreens<IntlFlightOrderDetail> = { Standard: IntlFlightStandard, approval }
