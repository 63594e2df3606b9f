import { text as home } from '../../app/home.en'
import { text as form } from '../../booking/placing/book-form.en'
import { text as pages } from '../../products/car/pages.en'
import { text as rules } from '../../products/car/rules.en'
import { text as search } from '../../products/car/search.en'
import type { text as source } from './cars.zh-CN'

export const text: typeof source = {
  lead: `${pages.chooseWhy}.`,
  sections: {
    book: {
      title: 'Book a car',
      steps: [
        `At home choose “${home.car}” and the kind of ride, such as “${rules.types.now}”, “${rules.types.airportPickup}” or “${rules.types.dayHire}”.`,
        `Fill in “${search.city}”, “${search.from}”, “${search.to}” and when; for a pick-up at an airport or station also “${search.flightNo}” or “${search.trainNo}”. Press “${search.search}”.`,
        `Under “${pages.listTitle}” compare “${pages.estimate}” and “${pages.parts}”, and press “${pages.choose}”.`,
        `Read “${pages.known}”, fill in “${pages.emergency}” if you like, press “${form.submit}” and pay; the car is ordered then.`,
      ],
      notes: [`${rules.pickupWait}.`, `${rules.trainWait}.`],
    },
    follow: {
      title: 'Follow and change',
      steps: [
        `Open the order: “${pages.live}” shows driver, plate and how far the car is, and follows by itself.`,
        'Press the number of the driver to call.',
        `Press “${pages.share}” and send the link to family or colleagues. ${pages.shareWhy}.`,
        `To go elsewhere once aboard, press “${pages.redirect}”, choose “${pages.newDestination}” and press “${pages.redirectDone}”.`,
      ],
      notes: [
        'When the ticket that a pick-up waits for is changed, the pick-up moves with the new flight or train; when it is refunded, the pick-up is cancelled where that is free, else you decide.',
        `${pages.redirectWhy}; once for each ride.`,
        `${pages.callWhy}.`,
        'Time, pick-up and car cannot be changed: cancel the ride and book another.',
      ],
    },
    cancel: {
      title: pages.cancel,
      lead: `Under “${pages.ride}” of the order press “${pages.cancel}”; what it costs now stands beside it. Once you are aboard, a ride cannot be cancelled.`,
      notes: [`${rules.cancelFree}.`],
    },
    fare: {
      title: 'Confirm the fare',
      steps: [
        `After the ride, look at distance, time and charges under “${pages.fare}” and press “${pages.confirm}”.`,
        `Where it is not right, press “${pages.dispute}”, choose the charges, fill in “${pages.disputeReason}” and press “${pages.disputeSend}”; the answer of the platform stands in the same place.`,
      ],
      notes: [
        'After 24 hours without an answer a fare is confirmed by itself; one that is marked as odd goes to the platform.',
        `${pages.capped}.`,
      ],
    },
  },
}
