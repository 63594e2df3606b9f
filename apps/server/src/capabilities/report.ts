/** A part of an order as lines of a bill name it, in the reader's words. */
export interface ReportItem {
  /** The number or name under which it is known. */
  service: string
  carrier: string
  /** Class, seat or room. */
  className: string
  from: string
  to: string
  /** Fen of public charges in each traveller's ticket, by position in the order; absent where there are none. */
  taxes?: Readonly<Record<number, number>>
  /** Whoever sells it there writes the invoice, as a hotel's front desk does; absent where nobody does. */
  invoicedThere?: true
}
