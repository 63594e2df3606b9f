import type { ProductOperations } from '../../../context'
import { carLines } from './order/order-words'
import { carItem, carParts } from './order-detail/journey-parts'
import { reportedCars } from './order/reported'
import { alternativesOf } from './search/choice-set'

/** How cars are shown and compared. */
export const carOperations: ProductOperations = {
  reported: reportedCars,
  display: {
    ...carLines,
    orderPath: (orderNo) => `/order/car/detail?orderId=${orderNo}`,
    journeyItem: carItem,
    parts: carParts,
  },
  catalogue: { alternatives: alternativesOf },
}
