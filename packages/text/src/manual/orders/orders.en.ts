import { text as orders } from '../../admin/orders/orders.en'
import { text as acting } from '../../admin/acting.en'
import type { text as source } from './orders.zh-CN'

export const text: typeof source = {
  lead: `“${orders.title}” lists the business orders of the company. Department administrators see those of their department.`,
  sections: {
    find: {
      title: 'Find orders',
      lead: `“${orders.keyword}” takes: ${orders.keywordHint}. Phases stand above; “${orders.more}” has more, such as project, city and way of settling.`,
      notes: [`Where few match you read “${orders.searchUnfinished}”; “${orders.goOn}” looks at earlier orders.`],
      picture: 'All orders by phase, with their filters',
    },
    views: {
      title: 'Save a view',
      steps: [
        `Set filters, columns and order, then press “${orders.saveView}” under “${orders.views}”.`,
        `Fill in “${orders.viewName}” and save. Open it later under “${orders.views}”.`,
      ],
      notes: [`${orders.viewNameHint}. Only you see your views.`],
    },
    act: {
      title: 'Change, refund or cancel for somebody',
      lead: `An administrator who may act for others chooses “${acting.acts.change}”, “${acting.acts.refund}”, “${acting.acts.cancel}” or “${acting.acts.withdraw}” in the menu of an order, writes the “${acting.reason}”, and the order opens in the name of whoever booked it. Booker and travellers are told, and the reason stands in the history of the order.`,
    },
    correct: {
      title: 'Correct a cost centre',
      lead: `Choose “${orders.correct}” in the order’s menu, then “${orders.costCentre}” and “${orders.reason}”. It is written to the history of the order; amounts that are booked stay.`,
      hint: 'It changes reports from now on; amounts that are booked stay. The reason shows in the history of the order.',
    },
  },
}
