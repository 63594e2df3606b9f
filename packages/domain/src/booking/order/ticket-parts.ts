import { ticketDivisions, type TicketDivision } from '@sojourn/contract/admin/orders/order-words'

/** An unused ticket by what it is divided. */
export interface DividedTicket extends Readonly<Record<TicketDivision, string>> {
  /** Fen that were paid for it. */
  value: number
  /** Whether somebody's plans could use it. */
  planned: boolean
}

export interface TicketPart {
  key: string
  count: number
  /** Fen. */
  value: number
  /** How many of them somebody's plans could use. */
  planned: number
}

export type TicketNarrowing = Partial<Record<TicketDivision, string>>

/** Whether a ticket is within all parts that were chosen, but for one division. */
export const isChosen = (
  ticket: Readonly<Record<TicketDivision, string>>,
  narrowing: TicketNarrowing,
  except?: TicketDivision,
): boolean => ticketDivisions.every((by) => by === except || narrowing[by] === undefined || narrowing[by] === ticket[by])

/** The months in which a ticket ends are told in their order, everything else by money: each division within what the others have chosen. */
export const ticketParts = (
  tickets: readonly DividedTicket[],
  narrowing: TicketNarrowing,
): Record<TicketDivision, TicketPart[]> => ({
  month: partsBy('month', tickets, narrowing).toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  carrier: partsBy('carrier', tickets, narrowing).toSorted((a, b) => b.value - a.value),
  person: partsBy('person', tickets, narrowing).toSorted((a, b) => b.value - a.value),
})

function partsBy(by: TicketDivision, tickets: readonly DividedTicket[], narrowing: TicketNarrowing): TicketPart[] {
  const parts = new Map<string, TicketPart>()
  for (const ticket of tickets) {
    if (!isChosen(ticket, narrowing, by)) continue
    const { count, value, planned } = parts.get(ticket[by]) ?? { count: 0, value: 0, planned: 0 }
    parts.set(ticket[by], {
      key: ticket[by],
      count: count + 1,
      value: value + ticket.value,
      planned: planned + (ticket.planned ? 1 : 0),
    })
  }
  return [...parts.values()]
}
