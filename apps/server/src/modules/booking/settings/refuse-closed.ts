import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import type { Product, TravelType } from '@sojourn/contract/booking/codes'
import type { Problem } from '@sojourn/contract/kit/problems'
import { bookingProblem } from '@sojourn/domain/access/product-availability'
import { agreementInForce } from '@sojourn/domain/booking/agreement'
import type { EnterpriseRow } from './store'

/** The switches of a company as its people's pages read them; `today` is a local day. */
export const serviceConfig = (enterprise: EnterpriseRow, today: string): EmployeeConfig => ({
  ...(enterprise.config as unknown as EmployeeConfig),
  isSigningServiceDate: agreementInForce(enterprise, today),
  hasServiceAgreement: enterprise.agreementFrom !== null,
})

/** A product that is closed to the company is neither searched for nor ordered from a draft that is still open (S4.04, S5.01, S5.05). */
export const refuseClosed = (
  enterprise: EnterpriseRow,
  today: string,
  product: Product,
  travelType: TravelType,
): Problem | undefined => bookingProblem(serviceConfig(enterprise, today), product, travelType)
