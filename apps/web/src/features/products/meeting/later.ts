import type { MeetingOrderDetail } from '@sojourn/contract/products/meeting/order.calls'
import type { LaterScreens } from '../../booking/product/screens'
import { approval } from './approval/approval-screens'

export const later: LaterScreens<MeetingOrderDetail> = { approval }
