/** The rooms of booking that each of its rooms in the web may import: a screen shows parts of its neighbours. */
export const webRooms: Readonly<Record<string, readonly string[]>> = {
  'after-sale': ['policy'],
  agency: [],
  application: ['draft', 'order', 'paging', 'product', 'time-machine', 'traveller'],
  approval: ['application', 'order', 'order-list', 'paging', 'product', 'time-machine', 'traveller'],
  book: ['application', 'approval', 'draft', 'order', 'policy', 'traveller'],
  documents: ['order'],
  draft: [],
  journey: [],
  list: ['application', 'draft'],
  order: ['application', 'documents', 'draft', 'policy', 'product', 'time-machine', 'traveller', 'trip'],
  'order-list': ['order', 'paging', 'product'],
  paging: [],
  policy: ['book', 'product'],
  // What a slice brings is described by the rooms that show it.
  product: ['application', 'approval', 'search'],
  search: ['application', 'product'],
  'time-machine': ['application', 'order'],
  traveller: ['product'],
  trip: ['order', 'product'],
}
