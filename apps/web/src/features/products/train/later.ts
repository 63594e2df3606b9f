import type { TrainOrderDetail } from '@sojourn/contract/products/train/order.calls'
import type { LaterScreens } from '../../booking/product/screens'
import { AgreedSeats } from './application/agreed-seats'
import { approval } from './approval/approval-screens'
import { TrainStandard } from './standard/standard-panel'

export const later: LaterScreens<TrainOrderDetail> = { Standard: TrainStandard, AgreedStandard: AgreedSeats, approval }
