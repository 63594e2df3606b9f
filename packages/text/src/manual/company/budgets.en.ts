import { text as budgets } from '../../admin/budget/words.en'
import { text as home } from '../../admin/home.en'
import type { text as source } from './budgets.zh-CN'

export const text: typeof source = {
  lead: `“${budgets.title}” limit what a person, a department, a cost centre, a project or a legal entity spends on travel in a period.`,
  sections: {
    add: {
      title: 'Add a budget',
      steps: [
        `Press “${budgets.add}” and choose “${budgets.fields.object}” and “${budgets.fields.period}”.`,
        `Fill in “${budgets.fields.amount}” and “${budgets.fields.from}”, and “${budgets.fields.products}” if needed.`,
        `Fill in “${budgets.fields.warnFirst}” and “${budgets.fields.warnSecond}”, and choose what happens under “${budgets.fields.overLimit}”.`,
      ],
    },
    moves: {
      title: 'What is held, spent and given back',
      lead: `An order counts as “${budgets.columns.pending}” when it is placed and as “${budgets.columns.spent}” once it is issued or confirmed; what is cancelled, rejected or refunded goes back. “${budgets.entries}” names the order of each move.`,
      hint: `Orders count as “${budgets.columns.pending}” when they are placed and as “${budgets.columns.spent}” once they are issued or confirmed; what is cancelled, rejected or refunded goes back.`,
    },
    month: {
      title: 'Spend of the month and budgets',
      lead: `“${home.spend}” under “${home.title}” stands beside the budget of the month: where budgets of several kinds bear the same money, only those of the kind that bears most are added up, shared out by days. Press their names to see those that are “${budgets.countedOnly}”; “${home.orders}” lists the orders.`,
    },
    beyond: {
      title: 'When a budget does not suffice',
      notes: [
        `“${budgets.overLimits.forbid}”: the order is not placed, and the budget and its period are named.`,
        `“${budgets.overLimits.approve}”: the order is approved like one out of policy.`,
        `“${budgets.overLimits.allow}”: the order is placed, and the approver sees it.`,
      ],
      lead: `At a warning level “${budgets.fields.owner}” and “${budgets.fields.viewers}” get a letter; they find the budget under “${budgets.mineTitle}” of their own pages at any time.`,
      hint: `“${budgets.overLimits.forbid}”: no order is placed. “${budgets.overLimits.approve}”: it is approved like one out of policy. “${budgets.overLimits.allow}”: it is placed, and the approver sees it.`,
    },
  },
}
