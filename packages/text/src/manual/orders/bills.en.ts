import { text as bill } from '../../finance/bill/page.en'
import type { text as source } from './bills.zh-CN'

export const text: typeof source = {
  lead: bill.lead,
  sections: {
    check: {
      title: 'Check a bill',
      steps: [
        `Open “${bill.title}” and under “${bill.bills}” a bill in the state “${bill.states.preBill}”.`,
        `Look at the amounts under “${bill.sums}”, then choose “${bill.decideThis}” or “${bill.decideNext}” for each line under “${bill.detail}”; “${bill.restThis}” takes all that nobody questions.`,
        `A line that you open shows “${bill.events}”: every entry of its order in the ledger.`,
      ],
      notes: [
        `What is “${bill.unbilled}” can be looked at any time; the bill is made on the closing day.`,
        `“${bill.confirmList}” lists those alone that wait for you.`,
      ],
      picture: 'The list of bills with what is not billed yet and the bills of each period',
    },
    variance: {
      title: 'Question a line',
      steps: [
        `Press “${bill.raise}” on the line, choose “${bill.varianceKind}”, fill in “${bill.claimed}” and “${bill.proof}”, and press “${bill.submit}”.`,
        `Your agency answers: “${bill.varianceStates.adopted}” adds an adjustment to the bill, “${bill.varianceStates.rejected}” comes with the reason.`,
        `All are listed under “${bill.varianceList}”; press “${bill.closeIt}” on one that you let rest.`,
      ],
    },
    confirm: {
      title: 'Confirm and pay',
      steps: [
        `Once nothing is left under “${bill.checklist}”, press “${bill.confirm}”.`,
        'Pay by the day that the bill names; its state follows once your agency has recorded the payment.',
      ],
      notes: [
        'A bill that nobody confirms is confirmed by itself at its deadline. While one is overdue, monthly credit is closed.',
      ],
    },
  },
}
