import { Type } from 'typebox'
import { TripSummary, TripView } from '../../booking/trip.shapes'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { Page, PageRequest } from '../../kit/page'
import { words } from '../../kit/words'
import { costPartsAtMost, orderPhases, ticketSorts } from './order-words'
import {
  CompanyOrder,
  CompanyTrip,
  OrderFilters,
  OrderOrder,
  ReportLine,
  TicketFilters,
  TicketParts,
  UnusedTicket,
} from './order.shapes'

const Id = Type.String({ minLength: 1, maxLength: 40 })

/** A page of what a search found so far; it may be short, or empty, while there is more to look through. */
const Found = <Item extends Parameters<typeof Page>[0]>(item: Item) =>
  Type.Object({
    ...Page(item).properties,
    /** Up to which day the search has looked, where it went on without filling the page. */
    searchedTo: Type.Optional(LocalDate),
  })

/** Calls that name people are POSTs, so that whom they are about stands in no address. */
export const searchOrders = call({
  summary: "The company's business orders that the caller may see, by every filter of a bill line, newest first.",
  method: 'POST',
  path: 'api/Manage/SearchOrders',
  access: 'readOrders',
  agents: 'refused',
  clause: 'S2.47',
  request: Type.Object({ ...PageRequest, ...OrderFilters, ...OrderOrder }),
  response: Found(CompanyOrder),
})

export const searchOrderLines = call({
  summary: 'The same orders as lines of a bill: one for each traveller and each part of an order.',
  method: 'POST',
  path: 'api/Manage/SearchOrderLines',
  access: 'readOrders',
  agents: 'refused',
  clause: 'S2.47',
  request: Type.Object({ ...PageRequest, ...OrderFilters, ...OrderOrder }),
  response: Found(ReportLine),
})

export const getOrderChoices = call({
  summary:
    'By what orders can be narrowed, which fields of the company their lines tell, and how many orders wait in each phase.',
  method: 'GET',
  path: 'api/Manage/GetOrderChoices',
  access: 'readOrders',
  agents: 'refused',
  clause: 'S2.47',
  response: Type.Object({
    /** In the order of the tree, each as deep as it stands. */
    departments: Type.Array(Type.Object({ departmentId: Type.String(), name: Type.String(), depth: Type.Integer() })),
    grades: Type.Array(Type.Object({ gradeId: Type.String(), name: Type.String() })),
    costCentres: Type.Array(Type.Object({ costCentreId: Type.String(), name: Type.String() })),
    projects: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
    legalEntities: Type.Array(Type.Object({ entityId: Type.String(), name: Type.String() })),
    /** Reasons for what breaks a standard, those that have ended too: former orders have them. */
    reasons: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
    /** Fields that the company asks of orders, each a column of the report; those that have ended last. */
    fields: Type.Array(Type.Object({ key: Type.String(), name: Type.String() })),
    /** Of what is still under way; `atLeast` where the count went no further. */
    counts: Type.Array(Type.Object({ phase: words(...orderPhases), count: Type.Integer(), atLeast: Type.Boolean() })),
    mayCorrectCosts: Type.Boolean(),
  }),
})

export const searchTrips = call({
  summary: "The company's business trips with who travels and what they cost, those ordered last first.",
  method: 'POST',
  path: 'api/Manage/SearchTrips',
  access: 'readOrders',
  agents: 'refused',
  clause: 'S2.47',
  request: Type.Object({
    ...PageRequest,
    /** Its number or name, or whose it is. */
    keyword: Type.Optional(Type.String({ maxLength: 60 })),
    departmentId: Type.Optional(Id),
    /** Days of which the trip has at least one. */
    from: Type.Optional(LocalDate),
    to: Type.Optional(LocalDate),
  }),
  response: Found(CompanyTrip),
})

export const getCompanyTrip = call({
  summary: 'A business trip of the company with those of its orders that the caller may see.',
  method: 'POST',
  path: 'api/Manage/GetTrip',
  access: 'readOrders',
  agents: 'refused',
  clause: 'S2.47',
  request: Type.Object({ travelOrderNo: Type.String({ minLength: 1, maxLength: 60 }) }),
  response: Type.Object({
    ...TripSummary.properties,
    owner: Type.String(),
    orderList: TripView.properties.orderList,
    parts: TripView.properties.parts,
    conflicts: TripView.properties.conflicts,
    costs: TripView.properties.costs,
  }),
  problems: ['tripUnknown'],
})

export const searchUnusedTickets = call({
  summary:
    'Coupons of the company that nobody used, or whose traveller has left, with what was paid for them, until when they are worth it, and the same by month, airline and person.',
  method: 'POST',
  path: 'api/Manage/SearchUnusedTickets',
  access: 'readOrders',
  agents: 'refused',
  clause: 'S2.47',
  request: Type.Object({ ...PageRequest, ...TicketFilters, sort: Type.Optional(words(...ticketSorts)) }),
  response: Type.Object({
    ...Page(UnusedTicket).properties,
    count: Type.Integer(),
    /** Fen paid for all of them. */
    atRisk: Type.Integer(),
    /** By month, airline and person: at most a hundred of each. */
    parts: TicketParts,
  }),
})

/** A traveller's part of an order, with the cost centre and project that were seen. */
const costPart = {
  orderNo: Id,
  /** The traveller's place in the order. */
  position: Type.Integer({ minimum: 0, maximum: 99 }),
  before: Type.String({ maxLength: 40 }),
  /** Absent: none. */
  beforeProject: Type.Optional(Id),
}

export const correctCostCentre = call({
  summary:
    "Charges a traveller's part of an order to another cost centre or project, until its bill is confirmed, and keeps who did so and why.",
  method: 'POST',
  path: 'api/Manage/CorrectCostCentre',
  access: 'manageCosts',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.47',
  request: Type.Object({
    ...costPart,
    costCentreId: Id,
    /** Absent: none. */
    projectCode: Type.Optional(Id),
    reason: Type.String({ maxLength: 200 }),
  }),
  response: Type.Object({ orderNo: Type.String() }),
  problems: [
    'orderUnknown',
    'costCentreUnknown',
    'projectUnknown',
    'costReasonMissing',
    'recordChanged',
    'orderBilled',
    'budgetInsufficient',
    'forbidden',
  ],
})

export const correctCostCentres = call({
  summary:
    'Charges the parts of several orders to one cost centre, all of them or none, each with its own history; projects stay where none is chosen.',
  method: 'POST',
  path: 'api/Manage/CorrectCostCentres',
  access: 'manageCosts',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.47',
  request: Type.Object({
    parts: Type.Array(Type.Object(costPart), { minItems: 1, maxItems: costPartsAtMost }),
    costCentreId: Id,
    /** Absent: each keeps its own. */
    projectCode: Type.Optional(Id),
    reason: Type.String({ maxLength: 200 }),
  }),
  response: Type.Object({ count: Type.Integer() }),
  problems: ['togetherRefused', 'costCentreUnknown', 'projectUnknown', 'costReasonMissing', 'forbidden'],
})
