import type { LaterScreens } from '../../booking/product/screens'

import type { CarOrderDetail } from '@sojourn/contract/products/car/order.calls'
import { approval } from './approval/approval-screens'
import { CarStandard } from './standard/standard-panel'

export const later: LaterScreens<CarOrderDetail> = { Standard: CarStandard, approval }
