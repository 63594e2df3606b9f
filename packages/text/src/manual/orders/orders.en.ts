import { text as orders } from '../../admin/orders/orders.en'
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
    correct: {
      title: 'Correct a cost centre',
      lead: `Choose “${orders.correct}” in the order’s menu, then “${orders.costCentre}” and “${orders.reason}”. It is written to the history of the order; amounts that are booked stay.`,
      hint: 'It changes reports from now on; amounts that are booked stay. The reason shows in the history of the order.',
    },
  },
}
