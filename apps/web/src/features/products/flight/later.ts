import type { FlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import type { LaterScreens } from '../../booking/product/screens'
import { AgreedCabins } from './application/agreed-cabins'
import { approval } from './approval/approval-screens'
import { FlightStandard } from './standard/standard-panel'

export const later: LaterScreens<FlightOrderDetail> = { Standard: FlightStandard, AgreedStandard: AgreedCabins, approval }
