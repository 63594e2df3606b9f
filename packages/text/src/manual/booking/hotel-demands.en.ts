import { text as demand } from '../../products/hotel/demand.en'
import type { text as source } from './hotel-demands.zh-CN'

export const text: typeof source = {
  lead: demand.intro,
  sections: {
    ask: {
      title: 'Ask',
      steps: [
        `Open “${demand.title}”, press “${demand.ask}” and fill in “${demand.city}”, “${demand.checkIn}”, “${demand.checkOut}” and “${demand.rooms}”.`,
        `Fill in “${demand.hotelName}” or “${demand.wishes}”, and “${demand.budget}” if you like.`,
        `Press “${demand.addPeople}”, one guest for each room at least, and press “${demand.submit}”.`,
      ],
      notes: [`Where the same was asked already you are told so; “${demand.seeSame}” opens it.`],
    },
    choose: {
      title: 'Compare and accept',
      steps: [
        `You are told once there are offers. Open the request and compare price, cancelling and payment under “${demand.plansTitle}”.`,
        `Press “${demand.accept}”, fill in the order and submit it; approval and payment are those of any order.`,
      ],
      notes: [`Offers marked “${demand.overBudget}” cost more than you said.`, 'Offers hold for two hours.'],
    },
    over: {
      title: 'Expired and dropped',
      lead: `Once offers have expired, “${demand.askAgain}” asks anew within 7 days; later the request lapses. Where nothing is needed any more, press “${demand.drop}” and fill in “${demand.dropReason}”.`,
    },
  },
}
