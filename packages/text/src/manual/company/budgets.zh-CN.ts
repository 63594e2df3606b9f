import { text as budgets } from '../../admin/budget/words.zh-CN'
import { text as home } from '../../admin/home.zh-CN'
import type { ManualArticle } from '../article'

/** What may be spent, by whom and when. */
export const text = {
  lead: `“${budgets.title}”限定个人、部门、成本中心、项目或法人主体在一个周期内的差旅支出。`,
  sections: {
    add: {
      title: '添加预算',
      steps: [
        `点击“${budgets.add}”，选择“${budgets.fields.object}”和“${budgets.fields.period}”。`,
        `填写“${budgets.fields.amount}”和“${budgets.fields.from}”，需要时选择“${budgets.fields.products}”。`,
        `填写“${budgets.fields.warnFirst}”和“${budgets.fields.warnSecond}”，并选择“${budgets.fields.overLimit}”的处理。`,
      ],
    },
    moves: {
      title: '占用、支出与退回',
      lead: `下单时计入“${budgets.columns.pending}”，出票或确认后转为“${budgets.columns.spent}”，取消、驳回和退款会退回。“${budgets.entries}”列出每一笔对应的订单。`,
      hint: `下单时计入“${budgets.columns.pending}”，出票或确认后计入“${budgets.columns.spent}”，取消、驳回和退款会退回。`,
    },
    month: {
      title: '本月支出与预算',
      lead: `“${home.title}”中的“${home.spend}”与本月预算对照：多类预算限定同一笔支出时，只合计金额最大的一类，并按天分摊到本月。点击预算名称，可查看“${budgets.countedOnly}”的各项预算；“${home.orders}”列出计入的订单。`,
    },
    beyond: {
      title: '预算不足时',
      notes: [
        `“${budgets.overLimits.forbid}”：订单不能提交，并说明是哪一项预算和周期。`,
        `“${budgets.overLimits.approve}”：按超标的审批流程审批。`,
        `“${budgets.overLimits.allow}”：可以提交，审批人会看到。`,
      ],
      lead: `达到预警比例时，“${budgets.fields.owner}”和“${budgets.fields.viewers}”会收到邮件，并可在个人中心的“${budgets.mineTitle}”中随时查看。`,
      hint: `“${budgets.overLimits.forbid}”：订单不能提交。“${budgets.overLimits.approve}”：按超标的审批流程审批。“${budgets.overLimits.allow}”：可以提交，审批人会看到。`,
    },
  },
} satisfies ManualArticle
