import type { Product } from '@sojourn/contract/booking/codes'
import type { DeskHours } from '@sojourn/contract/booking/desk-hours.shapes'
import type { ServiceFees } from '@sojourn/contract/booking/service-fee.shapes'
import type { FeeRow } from '@sojourn/domain/booking/fee-schedule'

/** What the agency of a company settles itself, kept in memory: every booking asks. */
export interface AgencySettings {
  /** What it charges for a product on a day in China. */
  feesOn(this: void, of: { enterpriseId: number; product: Product; date: string }): ServiceFees
  /** Its fees for all and for this company that somebody agreed to. */
  feeRows(this: void, enterpriseId: number): readonly FeeRow[]
  /** Which agency serves a company, where one does. */
  agencyOf(this: void, enterpriseId: number): number | undefined
  /** When its desk works. */
  deskHours(this: void, enterpriseId: number): DeskHours
}
