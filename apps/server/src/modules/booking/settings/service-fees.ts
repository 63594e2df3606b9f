import type { Product } from '@sojourn/contract/booking/codes'
import type { ServiceFees } from '@sojourn/contract/booking/service-fee.shapes'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'

/** What the company's agency charges now for a product: the one place that bookings read. */
export const serviceFees = ({ context, enterpriseId }: Work, product: Product): ServiceFees =>
  context.agency.feesOn({ enterpriseId, product, date: chinaDate(context.clock.now()) })
