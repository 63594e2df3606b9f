import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { ticketPrefixOf } from '@sojourn/domain/reference/air/airlines'
import type { Work } from '../../../../context'
import { findKnownTicketNos } from '../../../booking/order/ticket-store'
import { claimTicketNos } from './typed-ticket-store'

interface Typed {
  orderNo: string
  /** Which validates them. */
  carrier: string
  /** Each with its field of the request. */
  tickets: readonly { field: string; ticketNo: string }[]
}

/**
 * Keeps the numbers of tickets that the agency typed for their order: of the carrier that validates them, none twice, and of no other ticket
 * of the company, whoever types at the same time (docs/decisions/0076).
 */
export async function keepTyped(work: Work, { orderNo, carrier, tickets }: Typed): Promise<Problem | undefined> {
  const prefix = ticketPrefixOf(carrier)
  const other = tickets.find(({ ticketNo }) => prefix !== undefined && !ticketNo.startsWith(prefix))
  if (other && prefix) return problem('ticketOfOtherCarrier', { field: other.field, detail: { carrier, prefix } })
  const numbers = tickets.map(({ ticketNo }) => ticketNo)
  const twice = tickets.find(({ ticketNo }, index) => numbers.indexOf(ticketNo) < index)
  if (twice) return problem('ticketNumberTaken', { field: twice.field })
  const known = await findKnownTicketNos(work, numbers)
  const kept = await claimTicketNos(work, orderNo, numbers)
  const taken = tickets.find(({ ticketNo }) => known.includes(ticketNo) || !kept.includes(ticketNo))
  return taken && problem('ticketNumberTaken', { field: taken.field })
}
