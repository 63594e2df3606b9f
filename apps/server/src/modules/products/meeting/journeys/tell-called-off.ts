import type { Language } from '@sojourn/contract/kit/language'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { heldAmount } from '@sojourn/domain/products/meeting/event-journeys'
import { meetingRulesText } from '@sojourn/text/products/meeting/rules'
import type { Work } from '../../../../context'
import { writeAll } from '../../../booking/notification/write'
import { findOrders } from '../../../booking/order/store'
import type { OwnMeeting } from '../order/open-meeting'
import { usesOfEvent } from './event-uses'
import { findGrouped } from './grouped-store'

/** Whoever booked a journey that stands for an event hears that it is called off: the journey is theirs to cancel. */
export async function tellJourneysCalledOff(work: Work, own: OwnMeeting): Promise<void> {
  const uses = await usesOfEvent(work, own, await findGrouped(work, own.order.orderNo))
  const booked = uses.filter((use) => heldAmount(use) > 0)
  const orders = await findOrders(
    work,
    booked.map(({ orderNo }) => orderNo),
  )
  const { plan } = own.meeting.body
  const lines = (language: Language) => [
    meetingRulesText[language].journeyCalledOff({
      venue: plan.venueName[language],
      day: dayInWords(plan.days[0]!, language),
    }),
  ]
  await writeAll(
    work,
    orders.map(({ orderNo, bookerId, title, total, product }) => ({
      kind: 'progressed',
      employeeIds: [bookerId],
      facts: {
        orderNo,
        title,
        total,
        travellers: booked.find((use) => use.orderNo === orderNo)!.travellers,
        lines,
        path: work.context.products[product]!.display.orderPath(orderNo),
      },
    })),
  )
}
