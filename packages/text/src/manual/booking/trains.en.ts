import { text as home } from '../../app/home.en'
import { text as trainBook } from '../../products/train/book.en'
import { text as trainList } from '../../products/train/list.en'
import type { text as source } from './trains.zh-CN'

export const text: typeof source = {
  lead: 'Book trains with class and seat, or join the waitlist where nothing is left.',
  sections: {
    book: {
      title: 'Book a train',
      steps: [
        `At home choose “${home.train}”, fill in cities and date, and search.`,
        `Press “${trainList.openSeats}”, then “${trainList.book}” beside the class you want.`,
        `Choose the travellers, places under “${trainBook.seatChoice}” if you like, and submit.`,
        `Once it says “${trainBook.locked}”, press “${trainBook.payNow}” in time.`,
      ],
      notes: [trainBook.lockedWhy],
    },
    waitlist: {
      title: 'The waitlist',
      lead: `Beside a class that says “${trainList.soldOut}” press “${trainList.joinWaitlist}”. You can use “${trainBook.addChoice}”, choose “${trainBook.deadline}” and press “${trainBook.submitWaitlist}”. ${trainBook.waitlistWhy}`,
    },
    compare: {
      title: 'Compare with flights',
      lead: `“${trainList.compare}” puts trains and flights of the day side by side by time, price and “${trainList.compareHead.door}”.`,
    },
  },
}
