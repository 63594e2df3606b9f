/** The rooms of booking in the web, each with how high it stands: a room shows parts of those below it and never of its equals. */
export const webRooms: Readonly<Record<string, number>> = {
  agency: 0,
  draft: 0,
  journey: 0,
  paging: 0,
  // What a slice brings, described below the rooms that show it.
  product: 0,
  state: 0,
  documents: 1,
  policy: 1,
  'policy-edit': 1,
  'time-machine': 1,
  traveller: 1,
  trip: 1,
  'after-sale': 2,
  order: 2,
  application: 3,
  'order-list': 3,
  approval: 4,
  list: 4,
  search: 4,
  book: 5,
}
