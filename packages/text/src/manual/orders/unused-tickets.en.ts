import { text as words } from '../../admin/orders/words.en'
import { text as unused } from '../../admin/orders/unused-tickets.en'
import type { text as source } from './unused-tickets.zh-CN'

export const text: typeof source = {
  lead: unused.lead,
  sections: {
    act: {
      title: 'What to do',
      steps: [
        `Open “${unused.title}” and begin with “${unused.sorts.lastDay}”.`,
        'Where the person still travels, they change the ticket and use it; otherwise whoever booked it asks for a refund.',
      ],
      notes: [`“${words.ticketStatuses.leaver}”: ${unused.leaverHint}.`, `“${words.ticketStatuses.taken}”: ${unused.takenHint}.`],
      picture: 'Unused tickets with their last day and value',
    },
  },
}
