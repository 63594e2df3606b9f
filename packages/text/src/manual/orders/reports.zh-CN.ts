import { text as views } from '../../finance/report/views.zh-CN'
import { text as report } from '../../finance/report/page.zh-CN'
import { text as words } from '../../finance/report/words.zh-CN'
import type { ManualArticle } from '../article'

/** Reports of flights, trains, hotels, cars, visas and meetings, savings, and what is saved and sent of them. */
export const text = {
  lead: `“${report.titles.flight}”“${report.titles.train}”“${report.titles.hotel}”“${report.titles.car}”“${report.titles.visa}”“${report.titles.meeting}”“${report.titles.carbon}”和“${report.titles.savings}”汇总因公出行的支出和碳排放，每个数字都能查到对应的订单。`,
  sections: {
    read: {
      title: '查看报表',
      steps: [
        `打开“${report.titles.flight}”，选择“${report.range}”，再按“${report.dateKind}”“${report.comparison}”“${report.department}”“${report.costCentre}”等筛选。`,
        `机票报表上方可换到“${report.tabs.department}”“${report.tabs.class}”“${report.tabs.discount}”“${report.tabs.company}”“${report.tabs.trend}”和“${report.tabs.economy}”，筛选条件保持不变。`,
        `点击任一数字、图形或“${report.lines}”，查看对应的订单；点击“${report.backToReport}”返回。`,
        '点击数字旁的图标，查看它的计算口径。',
      ],
      notes: [
        `“${words.days.booked}”“${words.days.issued}”和“${words.days.travel}”得到的数字不同，对账时用“${words.days.issued}”。`,
        '出票、改签和退票后约一分钟计入。部门管理员只看到自己部门的数据。',
      ],
    },
    views: {
      title: '保存视图',
      steps: [
        `设好筛选和分组，点击“${views.open}”，填写“${views.name}”，点击“${views.save}”。`,
        `需要同事也能打开时，选择“${views.share}”。`,
        `在“${views.mine}”中点击名称打开；点击“${views.makeDefault}”后，每次进入这张报表都先打开它。`,
      ],
      notes: [`${views.nameHint}。`],
    },
    mail: {
      title: '每月发送到邮箱',
      steps: [
        `在“${views.open}”中找到视图，点击“${views.send}”。`,
        `选择“${views.day}”和“${views.to}”，点击“${views.start}”。`,
        `不再需要时点击“${views.stop}”；同事发给您的在“${views.received}”中停止。`,
      ],
      notes: [views.mailWhy],
    },
    export: {
      title: '导出 Excel 和 PDF',
      lead: `点击“${report.export}”或“${report.exportPdf}”，得到当前筛选条件下的报表；打开明细时得到明细。明细很多时 PDF 只列出前面的部分，全部明细请导出 Excel。`,
    },
    savings: {
      title: report.titles.savings,
      lead: report.leads.savings,
      notes: [
        `“${words.figures.saved}”：${words.formulas.saved}。`,
        `“${words.figures.lost}”：${words.formulas.lost}。`,
        `“${report.whatIf}”估算四种习惯：“${report.earlier}”“${report.train}”“${report.near}”和“${report.room}”，条件可以调整。`,
        `“${report.adoption}”：${report.adoptionWhy}`,
      ],
    },
    carbon: {
      title: report.titles.carbon,
      lead: report.leads.carbon,
      notes: [report.carbonSource],
    },
  },
} satisfies ManualArticle
