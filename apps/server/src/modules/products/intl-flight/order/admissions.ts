import { visitedOf, type CrossingFlight } from '@sojourn/domain/products/intl-flight/documents/trip-countries'
import type { Admission } from '../../../../capabilities/admission'
import type { Actor, Work } from '../../../../context'
import { ordersOf } from '../../../booking/order/own-orders'
import type { OrderRow } from '../../../booking/order/store'

interface Going {
  employeeIds: readonly string[]
  flights: readonly CrossingFlight[]
  reader: Actor
  /** By which they go; absent while its reader books. */
  order?: Pick<OrderRow, 'orderNo' | 'parentOrderNo' | 'bookerId'>
}

/**
 * What those who fly have or have asked for to be let in where they go, as other products know it. Visas are private: whoever booked for others sees
 * theirs, anybody else, who reads the order to decide or to pay or flies along, only the own ones.
 */
export async function admissionsOf(work: Work, { flights, order, reader, ...going }: Going): Promise<Admission[]> {
  const employeeIds = going.employeeIds.filter(
    (employeeId) => !order || order.bookerId === reader.employeeId || employeeId === reader.employeeId,
  )
  const orderNos = order ? ordersOf(order) : []
  const stays = visitedOf(flights).map(({ country, arriveDate, departDate }) => ({
    country,
    from: arriveDate,
    ...(departDate !== undefined && { until: departDate }),
  }))
  if (employeeIds.length === 0 || stays.length === 0) return []
  const knowing = Object.values(work.context.products).flatMap(({ admissions }) => admissions ?? [])
  return (await Promise.all(knowing.map((admissions) => admissions(work, { employeeIds, reader, stays, orderNos })))).flat()
}
