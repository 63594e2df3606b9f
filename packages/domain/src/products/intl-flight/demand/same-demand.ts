import type { KeptFlightDemand } from './kept-demand'

type Asked = Pick<KeptFlightDemand, 'legs' | 'employeeIds'>

/** The same directions on the same days. */
export const isSameRoute = (one: Pick<Asked, 'legs'>, other: Pick<Asked, 'legs'>): boolean =>
  one.legs.length === other.legs.length &&
  one.legs.every((leg, index) => {
    const beside = other.legs[index]!
    return leg.departCode === beside.departCode && leg.arriveCode === beside.arriveCode && leg.date === beside.date
  })

/** Handbook 2.5: the same travellers on the same route on the same days, whatever the words. */
export const isSameFlightDemand = (one: Asked, other: Asked): boolean =>
  isSameRoute(one, other) &&
  one.employeeIds.length === other.employeeIds.length &&
  one.employeeIds.every((id) => other.employeeIds.includes(id))

/** Somebody of the same travellers on the same route on the same days: worth a warning before it is asked for twice. */
export const sharesFlightDemand = (one: Asked, other: Asked): boolean =>
  isSameRoute(one, other) && one.employeeIds.some((id) => other.employeeIds.includes(id))
