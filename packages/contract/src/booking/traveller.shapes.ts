import { Type, type Static } from 'typebox'
import { LocalDate } from '../kit/local-date'
import { words } from '../kit/words'
import { products } from './codes'

/** As whom somebody flies, by the age on the day travel starts (handbook 1.2). */
export const PassengerType = words('adult', 'child', 'infant')
export type PassengerType = Static<typeof PassengerType>

/** Somebody to travel, in the reader's words; a guest is somebody outside the company (外部出行人). */
export const TravellerSummary = Type.Object({
  employeeId: Type.String(),
  name: Type.String(),
  departmentName: Type.String(),
  gradeName: Type.String(),
  guest: Type.Optional(Type.Boolean()),
})
export type TravellerSummary = Static<typeof TravellerSummary>

/** A chosen traveller at a glance: documents, and the standard of one product. */
export const TravellerCard = Type.Object({
  ...TravellerSummary.properties,
  credentials: Type.Array(
    Type.Object({
      typeName: Type.String(),
      /** Masked. */
      number: Type.String(),
      expiresOn: Type.Optional(Type.String()),
      /** Why it cannot be used for this product; absent where it can. */
      fault: Type.Optional(Type.String()),
    }),
  ),
  /** Absent where no standard binds. */
  policyName: Type.Optional(Type.String()),
  /** What the standard says of this product. */
  standards: Type.Array(Type.String()),
})
export type TravellerCard = Static<typeof TravellerCard>

/** For whom somebody may book besides themselves. */
export const BookingReach = Type.Object({
  everybody: Type.Boolean(),
  /** Empty where they book for nobody else, and where it is everybody. */
  rights: Type.Array(
    Type.Object({
      /** Of the department or the person; absent: everybody. */
      name: Type.Optional(Type.String()),
      isDepartment: Type.Boolean(),
      /** Absent: of all products. */
      products: Type.Optional(Type.Array(products.schema)),
      until: Type.Optional(LocalDate),
    }),
  ),
  /** Some of those who look after the company's people. */
  giverNames: Type.Array(Type.String()),
})
export type BookingReach = Static<typeof BookingReach>

/** A department with the number of people whom the caller may book for, in it and below it. */
export const DepartmentNode = Type.Object({
  departmentId: Type.String(),
  parentId: Type.Optional(Type.String()),
  name: Type.String(),
  people: Type.Integer(),
})
export type DepartmentNode = Static<typeof DepartmentNode>
