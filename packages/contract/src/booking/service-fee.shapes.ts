import { Type, type Static } from 'typebox'
import { serviceFeeAtMost } from './service-fee-words'

const Fee = Type.Integer({ minimum: 0, maximum: serviceFeeAtMost })

/** What the agency charges a traveller in fen, by who books and who travels: per journey, of stays per room and night (handbook 6.4). */
export const ServiceFees = Type.Object({
  /** Booked by people of the company. */
  online: Fee,
  /** Booked by the agency's staff for them. */
  assisted: Fee,
  /** The same of travellers whom the agency marks as VIPs. */
  vipOnline: Fee,
  vipAssisted: Fee,
})
export type ServiceFees = Static<typeof ServiceFees>
