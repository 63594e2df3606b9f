import { text as trips } from '../../admin/orders/trips.en'
import type { text as source } from './trips.zh-CN'

export const text: typeof source = {
  lead: `Flights, trains and hotels of one journey can stand together as a trip. “${trips.title}” lists them with costs and travellers.`,
  sections: {
    find: {
      title: 'Look at trips',
      lead: `“${trips.keyword}” takes: ${trips.keywordHint}. Press a trip to see its days, its “${trips.orders}” and its costs.`,
      picture: 'Trips of the company with days, travellers and costs',
    },
  },
}
