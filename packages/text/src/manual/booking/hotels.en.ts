import { text as home } from '../../app/home.en'
import { text as list } from '../../booking/list.en'
import { text as hotelDetail } from '../../products/hotel/detail.en'
import { text as hotelList } from '../../products/hotel/list.en'
import { text as hotelSearch } from '../../products/hotel/search.en'
import type { text as source } from './hotels.zh-CN'

export const text: typeof source = {
  lead: 'Find hotels by city, place or map; each rate says how it can be cancelled and whether it is within your standard.',
  sections: {
    book: {
      title: 'Book a hotel',
      steps: [
        `At home choose “${home.hotel}”, fill in “${hotelSearch.destination}”, “${hotelSearch.checkIn}” and “${hotelSearch.checkOut}”, and press “${hotelSearch.search}”.`,
        `Narrow it with “${list.filters}” and “${hotelList.map}”, and open a hotel.`,
        `Compare prices and “${hotelDetail.cancellation}” under “${hotelDetail.rooms}”, and press “${hotelDetail.book}”.`,
        'Choose guests and rooms, and submit.',
      ],
      notes: [
        `${hotelList.earlyMorning}.`,
        `Two who travel together can choose “${hotelList.pairs}” under “${hotelList.sharing}”.`,
      ],
    },
    pay: {
      title: 'Pay now or at the hotel',
      lead: `“${hotelSearch.advance}” are paid now; “${hotelSearch.cash}” when you leave, some with a guarantee. How a rate can be cancelled stands beside it; look before you book.`,
    },
  },
}
