import { quotePromisedBy } from '@sojourn/domain/booking/demand/demand'
import type { Work } from '../../../../context'
import type { OrderRow } from '../../../booking/order/store'

/** By when the desk has looked at what was brought: as soon as it answers any request. */
export const promiseOf = ({ context, enterpriseId }: Work, { updatedAt }: Pick<OrderRow, 'updatedAt'>): Date =>
  new Date(quotePromisedBy(updatedAt.toISOString(), context.agency.deskHours(enterpriseId)))
