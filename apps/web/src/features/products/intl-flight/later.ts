import type { LaterScreens } from '../../booking/product/screens'
import { IntlFlightStandard } from './standard/standard-panel'

export const later: LaterScreens = { Standard: IntlFlightStandard }
