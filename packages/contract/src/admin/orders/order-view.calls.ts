import { Type, type Static } from 'typebox'
import { call } from '../../kit/call'
import { words } from '../../kit/words'
import { fieldColumnsAtMost, lineColumns, viewLists } from './order-words'
import { OrderFilters, OrderOrder } from './order.shapes'

/** What a list is narrowed by, how it is sorted, and which of its columns stand there. */
const Body = Type.Object({
  search: Type.Object({ ...OrderFilters, ...OrderOrder }),
  columns: Type.Array(Type.String({ maxLength: 50 }), { maxItems: lineColumns.length + fieldColumnsAtMost }),
})
export type ViewBody = Static<typeof Body>

export const OrderView = Type.Object({
  viewId: Type.String(),
  list: words(...viewLists),
  name: Type.String(),
  ...Body.properties,
})
export type OrderView = Static<typeof OrderView>

export const getOrderViews = call({
  summary: "The caller's own views of the lists of orders.",
  method: 'GET',
  path: 'api/Manage/GetOrderViews',
  access: 'readOrders',
  agents: 'refused',
  clause: 'S2.47',
  response: Type.Object({ list: Type.Array(OrderView) }),
})

export const saveOrderView = call({
  summary:
    'Keeps what a list of orders is narrowed by, its order and its columns under a name; one of the same name is replaced.',
  method: 'POST',
  path: 'api/Manage/SaveOrderView',
  access: 'readOrders',
  agents: 'refused',
  write: true,
  clause: 'S2.47',
  request: Type.Object({
    list: words(...viewLists),
    name: Type.String({ maxLength: 40 }),
    ...Body.properties,
  }),
  response: Type.Object({ viewId: Type.String() }),
  problems: ['viewNameMissing', 'viewsFull'],
})

export const removeOrderView = call({
  summary: 'Gives up a view of the caller.',
  method: 'POST',
  path: 'api/Manage/RemoveOrderView',
  access: 'readOrders',
  agents: 'refused',
  write: true,
  clause: 'S2.47',
  request: Type.Object({ viewId: Type.String({ minLength: 1, maxLength: 40 }) }),
  response: Type.Object({ viewId: Type.String() }),
  problems: ['notFound'],
})
