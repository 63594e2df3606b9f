import { text as orders } from '../../admin/orders/orders.zh-CN'
import { text as acting } from '../../admin/acting.zh-CN'
import type { ManualArticle } from '../article'

/** All orders of the company. */
export const text = {
  lead: `“${orders.title}”列出公司的因公订单。部门管理员只看到自己部门的订单。`,
  sections: {
    find: {
      title: '查找订单',
      lead: `“${orders.keyword}”可输入${orders.keywordHint}。上方按阶段分组，“${orders.more}”中还有项目、城市、结算方式等条件。`,
      notes: [`结果很少时会显示“${orders.searchUnfinished}”，点击“${orders.goOn}”查找更早的订单。`],
      picture: '全部订单，按阶段分组并带有筛选条件',
    },
    views: {
      title: '保存视图',
      steps: [
        `设好筛选条件、列和排序，点击“${orders.views}”中的“${orders.saveView}”。`,
        `填写“${orders.viewName}”，保存。以后在“${orders.views}”中一键打开。`,
      ],
      notes: [`${orders.viewNameHint}。视图只有您自己看到。`],
    },
    act: {
      title: '代办改签、退订和取消',
      lead: `有代操作权限的管理员可在订单的菜单中选择“${acting.acts.change}”“${acting.acts.refund}”“${acting.acts.cancel}”或“${acting.acts.withdraw}”，填写“${acting.reason}”后以预订人的名义打开订单。预订人和出行人会收到通知，原因记入订单的操作记录。`,
    },
    correct: {
      title: '更正成本中心',
      lead: `在订单的菜单中选择“${orders.correct}”，选择“${orders.costCentre}”并填写“${orders.reason}”。更正会记入订单历史，已入账的金额不变。`,
      hint: '更正只改变以后的报表和分析，已入账的金额不变。原因会显示在订单历史中。',
    },
  },
} satisfies ManualArticle
