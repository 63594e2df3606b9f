import type { VisaOrderDetail } from '@sojourn/contract/products/visa/order.calls'
import type { LaterScreens } from '../../booking/product/screens'
import { approval } from './approval/approval-screens'

export const later: LaterScreens<VisaOrderDetail> = { approval }
