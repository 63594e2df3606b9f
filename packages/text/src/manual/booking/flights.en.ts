import { text as home } from '../../app/home.en'
import { text as form } from '../../booking/placing/book-form.en'
import { text as list } from '../../booking/list.en'
import { text as flightCheck } from '../../products/flight/check.en'
import { text as flightList } from '../../products/flight/list.en'
import type { text as source } from './flights.zh-CN'

export const text: typeof source = {
  lead: 'Four steps from the search to the ticket; each says whether it is within your travel standard.',
  sections: {
    book: {
      title: 'Book a flight',
      steps: [
        `At home choose “${home.flight}”, fill in “${home.from}”, “${home.to}” and “${home.departDate}”, and press “${home.search}”.`,
        `Under “${flightList.titlePlain}” press “${flightList.openFares}” to compare fares, then “${flightList.book}”.`,
        `Look at “${flightCheck.fareCard}” under “${flightCheck.title}” and press “${flightCheck.next}”.`,
        `Under “${form.title}” check “${form.travellers}”, “${form.costCentre}” and “${form.contact}”, and press “${form.submit}”.`,
      ],
      notes: [
        `“${form.summary}” says who pays, who approves and until when the seats are held.`,
        'What you filled in stays when you reload the page or lose the network.',
      ],
      picture: 'The list of flights with prices, verdicts and filters',
    },
    standard: {
      title: 'Beyond the travel standard',
      lead: `“${list.within}” shows only what is within it. Fares beyond it say why; where needed choose “${form.reason}”, or under “${form.excessChoice}” ask for approval or pay the difference. Fares marked “${flightList.locked}” cannot be booked.`,
    },
    connections: {
      title: 'Without a direct flight that fits',
      lead: `“${flightList.connections}” under the list have one change at the same airport; both flights are one order.`,
    },
  },
}
