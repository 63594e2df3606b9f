import type { HotelOrderDetail } from '@sojourn/contract/products/hotel/order.calls'
import type { LaterScreens } from '../../booking/product/screens'
import { AgreedLimits } from './application/agreed-limits'
import { approval } from './approval/approval-screens'
import { HotelStandard, IntlHotelStandard } from './standard/standard-panel'

export const hotel: LaterScreens<HotelOrderDetail> = { Standard: HotelStandard, AgreedStandard: AgreedLimits, approval }
export const intlHotel: LaterScreens<HotelOrderDetail> = { Standard: IntlHotelStandard, approval }
