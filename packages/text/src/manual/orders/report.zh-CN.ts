import { text as orders } from '../../admin/orders/orders.zh-CN'
import { text as report } from '../../admin/orders/report.zh-CN'
import { text as words } from '../../admin/orders/words.zh-CN'
import { text as widgets } from '../../kit/widgets.zh-CN'
import type { ManualArticle } from '../article'

/** The lines of orders, and files of them. */
export const text = {
  lead: report.lead,
  sections: {
    export: {
      title: '导出 Excel',
      steps: [
        `打开“${report.title}”，设好筛选条件，在“${widgets.look}”中选择列。`,
        `点击“${report.export}”。文件在后台生成，可以离开页面。`,
        `完成后在“${report.files}”中点击“${report.download}”。`,
      ],
      notes: ['文件保留一天。导出和下载都会记入审计日志。', `最多 200,000 行，超过时请按日期或部门分几次导出。`],
      picture: '订单明细报表，每位出行人、每个行程段一行',
    },
    views: {
      title: '保存视图',
      lead: `常用的筛选条件、列和排序在“${orders.views}”中点击“${orders.saveView}”保存。每月邮件和 PDF 在各产品、碳排放和节省报表中。`,
    },
    correct: {
      title: '批量更正成本中心',
      steps: [
        '勾选要更正的费用。',
        `点击“${orders.correctTitle}”，选择新的“${orders.costCentre}”，填写“${orders.reason}”。`,
        `点击“${orders.correctConfirm}”。`,
      ],
      notes: [
        '全部更正或全部不变：有一项不能更正时会说明是哪张订单，其余也不改。',
        '账单已确认的费用不能更正。更正会记入每张订单的历史，已入账的金额不变。',
      ],
    },
    columns: {
      title: '怎么读',
      lead: `一张订单有几位出行人或几段行程时，占几行，金额分摊到每一行，合计与订单一致。退款是负数。“${words.lines.transactedAt}”是出票或确认的时间，账单按它归期；“${words.lines.orderedAt}”是提交订单的时间。`,
    },
  },
} satisfies ManualArticle
