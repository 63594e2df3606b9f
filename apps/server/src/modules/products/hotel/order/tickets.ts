/** A room of a booking as a ticket of the core: the booking's number and the room. */
export const roomTicket = (bookingNo: string, room: number): string => `${bookingNo}/${room}`

export function ticketParts(ticketNo: string): { bookingNo: string; room: number } {
  const at = ticketNo.lastIndexOf('/')
  return { bookingNo: ticketNo.slice(0, at), room: Number(ticketNo.slice(at + 1)) }
}

/** Coupons as the supplier reads them: nights room by room. */
export function askedNights(
  coupons: readonly { ticketNo: string; segment: number; night: string }[],
): { room: number; nights: string[] }[] {
  const rooms = [...new Set(coupons.map(({ ticketNo }) => ticketParts(ticketNo).room))]
  return rooms.map((room) => ({
    room,
    nights: coupons.filter(({ ticketNo }) => ticketParts(ticketNo).room === room).map(({ night }) => night),
  }))
}
