import { Type } from 'typebox'
import { call } from '../kit/call'
import { words } from '../kit/words'
import { products } from './codes'
import { GuestForm } from './guest-form.shapes'
import { BookingReach, DepartmentNode, TravellerCard, TravellerSummary } from './traveller.shapes'

/**
 * People whom the caller may book for: by name, pinyin, mobile or department; `frequent` are those booked for most often in the
 * last year, `guests` the caller's own people from outside.
 */
export const findTravellers = call({
  summary: 'Colleagues and guests whom the caller may book for, by name or department.',
  method: 'POST',
  path: 'api/Employee/FindTravellers',
  access: 'book',
  clause: 'S2.24',
  request: Type.Object({
    keyword: Type.Optional(Type.String({ maxLength: 50 })),
    departmentId: Type.Optional(Type.String({ maxLength: 40 })),
    from: Type.Optional(words('colleagues', 'frequent', 'guests')),
    /** For which they are to be booked; absent: for any. */
    productType: Type.Optional(products.schema),
  }),
  response: Type.Object({ list: Type.Array(TravellerSummary) }),
})

export const getDepartmentTree = call({
  summary: "The company's departments with people whom the caller may book for.",
  method: 'GET',
  path: 'api/Employee/GetDepartmentTree',
  access: 'book',
  clause: 'S2.24',
  request: Type.Object({ productType: Type.Optional(products.schema) }),
  response: Type.Object({ list: Type.Array(DepartmentNode) }),
})

/** Rights in force, and who gives more of them. */
export const getBookingReach = call({
  summary: 'For whom the caller may book, of which products and until when, and who may widen it.',
  method: 'GET',
  path: 'api/Employee/GetBookingReach',
  access: 'book',
  clause: 'S2.24',
  response: BookingReach,
})

export const getTravellerCards = call({
  summary: 'Documents, masked, and standards of people whom the caller may book for.',
  method: 'POST',
  path: 'api/Employee/GetTravellerCards',
  access: 'book',
  clause: 'S2.24',
  request: Type.Object({
    employeeIds: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 }),
    productType: products.schema,
    /** A search of the caller's under a travel application, whose agreed standard is shown then. */
    tempOrderNo: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  response: Type.Object({ list: Type.Array(TravellerCard) }),
  problems: ['travellerNotAllowed', 'arrangerNotAllowed'],
})

export const saveGuest = call({
  summary: 'Keeps somebody outside the company to book for.',
  method: 'POST',
  path: 'api/Employee/SaveGuest',
  access: 'bookForOthers',
  write: true,
  clause: 'S2.24',
  request: GuestForm,
  response: TravellerSummary,
  problems: ['guestInvalid', 'guestOnePerDocument'],
})

/** The guest is no longer offered and the document is forgotten; orders keep what they were booked with. */
export const removeGuest = call({
  summary: 'Forgets a guest, who is then no longer offered.',
  method: 'POST',
  path: 'api/Employee/RemoveGuest',
  access: 'bookForOthers',
  write: true,
  clause: 'S2.24',
  request: Type.Object({ guestId: Type.String({ minLength: 1, maxLength: 40 }) }),
  response: Type.Object({ guestId: Type.String() }),
  problems: ['guestUnknown'],
})
