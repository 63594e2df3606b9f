/**
 * The rooms of products on the server, each with how high it stands; a room has the same name in every product that has it. A room imports those
 * below it and never its equals, nor the files at the product's top, which join its rooms (docs/decisions/0036-rooms-of-booking.md).
 */
export const productRooms: Readonly<Record<string, number>> = {
  fuel: 0,
  'member-card': 0,
  order: 0,
  office: 1,
  supply: 1,
  draft: 2,
  'external-rate': 3,
  favourite: 3,
  guarantee: 3,
  policy: 3,
  search: 4,
  along: 5,
  government: 5,
  held: 5,
  attendees: 6,
  fulfilment: 6,
  book: 7,
  journeys: 7,
  'after-sale': 8,
  approval: 8,
  material: 8,
  'room-block': 8,
  'off-contract': 8,
  waitlist: 8,
  demand: 9,
  'later-extras': 9,
  'order-detail': 9,
  'manual-quote': 10,
}
