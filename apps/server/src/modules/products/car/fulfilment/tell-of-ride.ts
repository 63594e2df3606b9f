import type { KeptCar } from '@sojourn/domain/products/car/kept'
import type { KeptCourse } from '@sojourn/domain/products/car/kept-course'
import { rideNews } from '@sojourn/domain/products/car/ride-news'
import type { SuppliedOrder } from '../../../../capabilities/fulfilment'
import type { Work } from '../../../../context'
import { writeNotifications } from '../../../booking/notification/write'
import { findOrders, findOrderTravellers } from '../../../booking/order/store'
import { peopleOfRide } from '../order/people-of-ride'
import { newsSentence } from '../order/news-sentence'

/** Writes to booker and passenger, once, what is new of a ride. */
export async function tellOfRide(
  work: Work,
  { orderNo }: SuppliedOrder,
  car: KeptCar,
  { before, after }: { before: KeptCourse; after: KeptCourse },
): Promise<void> {
  const news = rideNews(before, after)
  if (news.length === 0) return
  const [[order], travellers] = await Promise.all([findOrders(work, [orderNo]), findOrderTravellers(work, [orderNo])])
  const { title, total, product } = order!
  await writeNotifications(work, 'progressed', await peopleOfRide(work, order!), {
    orderNo,
    title,
    total,
    travellers,
    lines: (language) => news.map((each) => newsSentence(each, { car, before, after }, language)),
    path: work.context.products[product]!.display.orderPath(orderNo),
  })
}
