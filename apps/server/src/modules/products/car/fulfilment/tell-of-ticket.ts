import type { KeptCar } from '@sojourn/domain/products/car/kept'
import type { KeptCourse } from '@sojourn/domain/products/car/kept-course'
import type { SuppliedOrder } from '../../../../capabilities/fulfilment'
import type { Work } from '../../../../context'
import { writeNotifications } from '../../../booking/notification/write'
import { findOrders, findOrderTravellers } from '../../../booking/order/store'
import { ticketSentence } from '../order/ticket-sentence'

/** Writes to booker and passenger, once, what became of a pick-up whose ticket was given back or changed. */
export async function tellOfTicket(
  work: Work,
  { orderNo }: SuppliedOrder,
  car: KeptCar,
  { before, after }: { before: KeptCourse; after: KeptCourse },
): Promise<void> {
  const isNew = after.follows?.serviceNo !== before.follows?.serviceNo || after.ticketGone !== before.ticketGone
  if (!isNew) return
  const [[order], travellers] = await Promise.all([findOrders(work, [orderNo]), findOrderTravellers(work, [orderNo])])
  const { bookerId, title, total, product } = order!
  await writeNotifications(work, 'progressed', [...new Set([bookerId, ...travellers.map(({ employeeId }) => employeeId)])], {
    orderNo,
    title,
    total,
    travellers,
    lines: (language) => [ticketSentence(car, after, language) ?? ''],
    path: work.context.products[product]!.display.orderPath(orderNo),
  })
}
