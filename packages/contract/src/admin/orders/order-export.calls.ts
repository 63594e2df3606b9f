import { Type, type Static } from 'typebox'
import { call } from '../../kit/call'
import { Instant } from '../../kit/local-date'
import { words } from '../../kit/words'
import { RecordId } from '../names.shapes'
import {
  exportFailures,
  exportKinds,
  exportStates,
  fieldColumnsAtMost,
  lineColumns,
  ticketColumns,
  ticketSorts,
} from './order-words'
import { listNames } from '../list-words'
import { OrderFilters, OrderOrder, TicketFilters } from './order.shapes'

/** Absent columns: all. */
const Columns = (columns: readonly string[]) => Type.Array(words(...columns), { maxItems: columns.length })

export const OrderExport = Type.Object({
  exportId: Type.String(),
  what: words(...exportKinds),
  state: words(...exportStates),
  failure: Type.Optional(words(...exportFailures)),
  /** Written so far. */
  lines: Type.Integer(),
  bytes: Type.Integer(),
  askedAt: Instant,
  /** Until when a file that is done can be taken. */
  keptUntil: Type.Optional(Instant),
})
export type OrderExport = Static<typeof OrderExport>

export const getOrderExports = call({
  summary: "The caller's own files of orders, tickets and lists of the console: being made, done, or given up.",
  method: 'GET',
  path: 'api/Manage/GetOrderExports',
  agents: 'refused',
  clause: 'S2.47',
  response: Type.Object({ list: Type.Array(OrderExport) }),
})

const busy = ['exportRunning', 'exportsBusy'] as const

export const exportOrderLines = call({
  summary:
    'Begins a workbook of the lines that these filters find, with these columns; it is taken from GetOrderExports once it is done.',
  method: 'POST',
  path: 'api/Manage/ExportOrderLines',
  access: 'readOrders',
  agents: 'refused',
  write: true,
  clause: 'S2.47',
  request: Type.Object({
    ...OrderFilters,
    ...OrderOrder,
    columns: Type.Optional(Columns(lineColumns)),
    /** Fields of the company that are columns behind the others, as GetOrderChoices names them. */
    fieldKeys: Type.Optional(Type.Array(RecordId, { maxItems: fieldColumnsAtMost, uniqueItems: true })),
  }),
  response: Type.Object({ exportId: Type.String() }),
  problems: busy,
})

export const exportUnusedTickets = call({
  summary: 'Begins a workbook of the unused tickets that these filters find.',
  method: 'POST',
  path: 'api/Manage/ExportUnusedTickets',
  access: 'readOrders',
  agents: 'refused',
  write: true,
  clause: 'S2.47',
  request: Type.Object({
    ...TicketFilters,
    sort: Type.Optional(words(...ticketSorts)),
    columns: Type.Optional(Columns(ticketColumns)),
  }),
  response: Type.Object({ exportId: Type.String() }),
  problems: busy,
})

/** Who may read the list may have its file. */
export const exportList = call({
  summary: 'Begins a workbook of every line of a list of the console, narrowed as its own call narrows it.',
  method: 'POST',
  path: 'api/Manage/ExportList',
  agents: 'refused',
  write: true,
  clause: 'S2.43',
  request: Type.Object({
    list: words(...listNames),
    /** The request of the list's own call. */
    search: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), { maxProperties: 30 }),
    /** The same in words, which stand above the heads. */
    narrowedBy: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 30 })),
  }),
  response: Type.Object({ exportId: Type.String() }),
  problems: [...busy, 'forbidden', 'badRequest'],
})

export const cancelOrderExport = call({
  summary: 'Gives up a file of the caller that is still being made.',
  method: 'POST',
  path: 'api/Manage/CancelOrderExport',
  agents: 'refused',
  write: true,
  clause: 'S2.47',
  request: Type.Object({ exportId: Type.String({ minLength: 1, maxLength: 40 }) }),
  response: Type.Object({ exportId: Type.String() }),
  problems: ['notFound'],
})
