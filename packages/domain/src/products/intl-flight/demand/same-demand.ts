import type { KeptFlightDemand } from './kept-demand'

type Asked = Pick<KeptFlightDemand, 'legs' | 'employeeIds'>

/** Handbook 2.5: the same travellers on the same route on the same days, whatever the words. */
export const isSameFlightDemand = (one: Asked, other: Asked): boolean =>
  one.legs.length === other.legs.length &&
  one.legs.every((leg, index) => {
    const beside = other.legs[index]!
    return leg.departCode === beside.departCode && leg.arriveCode === beside.arriveCode && leg.date === beside.date
  }) &&
  one.employeeIds.length === other.employeeIds.length &&
  one.employeeIds.every((id) => other.employeeIds.includes(id))
