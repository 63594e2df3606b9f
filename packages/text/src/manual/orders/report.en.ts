import { text as orders } from '../../admin/orders/orders.en'
import { text as report } from '../../admin/orders/report.en'
import { text as words } from '../../admin/orders/words.en'
import { text as widgets } from '../../kit/widgets.en'
import type { text as source } from './report.zh-CN'

export const text: typeof source = {
  lead: report.lead,
  sections: {
    export: {
      title: 'Export to Excel',
      steps: [
        `Open “${report.title}”, set the filters and choose columns under “${widgets.look}”.`,
        `Press “${report.export}”. The file is made in the background; you can leave the page.`,
        `Then press “${report.download}” under “${report.files}”.`,
      ],
      notes: [
        'A file is kept for a day. Exports and downloads are written to the audit log.',
        'A file has 200,000 lines at most; with more, export by date or department.',
      ],
      picture: 'The order report: a line for each traveller and part of the journey',
    },
    views: {
      title: 'Save a view',
      lead: `Filters, columns and order that you often need are kept with “${orders.saveView}” under “${orders.views}”. Monthly mails and PDF belong to the reports of each product, of carbon and of savings.`,
    },
    correct: {
      title: 'Correct several cost centres at once',
      steps: [
        'Tick the lines to correct.',
        `Press “${orders.correctTitle}”, choose the new “${orders.costCentre}” and fill in “${orders.reason}”.`,
        `Press “${orders.correctConfirm}”.`,
      ],
      notes: [
        'All are corrected or none: where one cannot be, you read which order it is and the others stay too.',
        'What is on a confirmed bill cannot be corrected. Each order’s history shows the correction; amounts already posted stay.',
      ],
    },
    columns: {
      title: 'How to read it',
      lead: `An order with several travellers or parts has several lines; amounts are divided among them and add up to the order. Refunds are negative. “${words.lines.transactedAt}” is when it was ticketed or confirmed, by which bills go; “${words.lines.orderedAt}” is when it was submitted.`,
    },
  },
}
