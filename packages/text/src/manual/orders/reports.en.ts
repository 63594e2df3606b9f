import { text as views } from '../../finance/report/views.en'
import { text as report } from '../../finance/report/page.en'
import { text as words } from '../../finance/report/words.en'
import type { text as source } from './reports.zh-CN'

export const text: typeof source = {
  lead: `“${report.titles.flight}”, “${report.titles.train}”, “${report.titles.hotel}”, “${report.titles.car}”, “${report.titles.visa}”, “${report.titles.meeting}”, “${report.titles.carbon}” and “${report.titles.savings}” sum up the cost and the carbon of business travel; every figure leads to its orders.`,
  sections: {
    read: {
      title: 'Read a report',
      steps: [
        `Open “${report.titles.flight}”, choose “${report.range}”, and narrow it by “${report.dateKind}”, “${report.comparison}”, “${report.department}”, “${report.costCentre}” and more.`,
        `Above the flights are “${report.tabs.department}”, “${report.tabs.class}”, “${report.tabs.discount}”, “${report.tabs.company}”, “${report.tabs.trend}” and “${report.tabs.economy}”, which keep the filters.`,
        `Press a figure, a part of a chart or “${report.lines}” for its orders, and “${report.backToReport}” to return.`,
        'The icon beside a figure says how it is computed.',
      ],
      notes: [
        `“${words.days.booked}”, “${words.days.issued}” and “${words.days.travel}” give different figures; compare with bills by “${words.days.issued}”.`,
        'Tickets, changes and refunds are counted about a minute later. Administrators of a department see its figures alone.',
      ],
    },
    views: {
      title: 'Save a view',
      steps: [
        `Set filters and grouping, press “${views.open}”, fill in “${views.name}” and press “${views.save}”.`,
        `Tick “${views.share}” where colleagues should open it too.`,
        `Under “${views.mine}” press a name to open it; with “${views.makeDefault}” the report always begins with it.`,
      ],
      notes: [`${views.nameHint}.`],
    },
    mail: {
      title: 'Every month by mail',
      steps: [
        `Find the view under “${views.open}” and press “${views.send}”.`,
        `Choose “${views.day}” and “${views.to}”, and press “${views.start}”.`,
        `“${views.stop}” ends it; what colleagues send to you ends under “${views.received}”.`,
      ],
      notes: [views.mailWhy],
    },
    export: {
      title: 'Excel and PDF',
      lead: `“${report.export}” and “${report.exportPdf}” give the report as it is narrowed, or the lines that are open. Of many lines a PDF has the first alone; Excel has all.`,
    },
    savings: {
      title: report.titles.savings,
      lead: report.leads.savings,
      notes: [
        `“${words.figures.saved}”: ${words.formulas.saved}.`,
        `“${words.figures.lost}”: ${words.formulas.lost}.`,
        `“${report.whatIf}” estimates four habits, with limits of your choice: “${report.earlier}”, “${report.train}”, “${report.near}” and “${report.room}”.`,
        `“${report.adoption}”: ${report.adoptionWhy}`,
      ],
    },
    carbon: {
      title: report.titles.carbon,
      lead: report.leads.carbon,
      notes: [report.carbonSource],
    },
  },
}
