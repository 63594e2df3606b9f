import { text as schedule } from '../../booking/application/schedule.en'
import { text as list } from '../../booking/trip/list.en'
import { text as trip } from '../../booking/trip/page.en'
import type { text as source } from './my-trips.zh-CN'

export const text: typeof source = {
  lead: 'Orders of one journey become a trip: plans, costs and files are seen together, and all can be cancelled together.',
  sections: {
    make: {
      title: trip.makeTrip,
      steps: [
        `Open “${list.title}”. Where orders seem to be of one journey, press “${trip.makeTrip}” or “${trip.joinTrip}”.`,
        `Open a trip and press “${trip.rename}” to name it.`,
        `Book more under “${trip.add}”; for an order that does not belong there, press “${trip.removeOrder}” under “${trip.ordersTitle}”.`,
      ],
      notes: [trip.addHint, 'Whoever booked a trip changes it; its travellers can look at it.'],
    },
    use: {
      title: 'Look and download',
      lead: `“${trip.timeline}” lists every part by time, “${trip.conflictsTitle}” where times or places do not meet, “${trip.costs}” what the company and what a person pays. Under “${trip.documents}” press “${trip.itinerary}” or “${trip.calendar}”.`,
    },
    cancel: {
      title: trip.cancel,
      lead: `Press “${trip.cancel}”: fees and refunds of each order are shown before you press “${trip.confirm}”.`,
      notes: [trip.cancelText],
    },
    schedule: {
      title: schedule.title,
      lead: schedule.intro,
      steps: [
        `Open “${schedule.title}”, choose orders under “${schedule.list}” and press “${schedule.next}”.`,
        'Add the reason and what else is asked, and submit.',
      ],
    },
  },
}
