import type { LaterScreens } from '../../booking/product/screens'
import { CarStandard } from './standard/standard-panel'

export const later: LaterScreens = { Standard: CarStandard }
