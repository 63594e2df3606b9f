// Made from reports.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './reports.zh-CN'
import { text as views } from '../../finance/report/views.zh-TW'
import { text as report } from '../../finance/report/page.zh-TW'
import { text as words } from '../../finance/report/words.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: `「${report.titles.flight}」「${report.titles.train}」「${report.titles.hotel}」「${report.titles.car}」「${report.titles.visa}」「${report.titles.meeting}」「${report.titles.carbon}」和「${report.titles.savings}」彙總因公出行的支出和碳排放，每個數字都能查到對應的訂單。`,
  sections: {
    read: {
      title: '檢視報表',
      steps: [
        `開啟「${report.titles.flight}」，選擇「${report.range}」，再按「${report.dateKind}」「${report.comparison}」「${report.department}」「${report.costCentre}」等篩選。`,
        `機票報表上方可換到「${report.tabs.department}」「${report.tabs.class}」「${report.tabs.discount}」「${report.tabs.company}」「${report.tabs.trend}」和「${report.tabs.economy}」，篩選條件保持不變。`,
        `點選任一數字、圖形或「${report.lines}」，檢視對應的訂單；點選「${report.backToReport}」返回。`,
        '點選數字旁的圖示，檢視它的計算口徑。',
      ],
      notes: [
        `「${words.days.booked}」「${words.days.issued}」和「${words.days.travel}」得到的數字不同，對帳時用「${words.days.issued}」。`,
        '出票、改簽和退票後約一分鐘計入。部門管理員只看到自己部門的資料。',
      ],
    },
    views: {
      title: '儲存檢視',
      steps: [
        `設好篩選和分組，點選「${views.open}」，填寫「${views.name}」，點選「${views.save}」。`,
        `需要同事也能開啟時，選擇「${views.share}」。`,
        `在「${views.mine}」中點選名稱開啟；點選「${views.makeDefault}」後，每次進入這張報表都先開啟它。`,
      ],
      notes: [`${views.nameHint}。`],
    },
    mail: {
      title: '每月傳送到信箱',
      steps: [
        `在「${views.open}」中找到檢視，點選「${views.send}」。`,
        `選擇「${views.day}」和「${views.to}」，點選「${views.start}」。`,
        `不再需要時點選「${views.stop}」；同事發給您的在「${views.received}」中停止。`,
      ],
      notes: [views.mailWhy],
    },
    export: {
      title: '匯出 Excel 和 PDF',
      lead: `點選「${report.export}」或「${report.exportPdf}」，得到當前篩選條件下的報表；開啟明細時得到明細。明細很多時 PDF 只列出前面的部分，全部明細請匯出 Excel。`,
    },
    savings: {
      title: report.titles.savings,
      lead: report.leads.savings,
      notes: [
        `「${words.figures.saved}」：${words.formulas.saved}。`,
        `「${words.figures.lost}」：${words.formulas.lost}。`,
        `「${report.whatIf}」估算四種習慣：「${report.earlier}」「${report.train}」「${report.near}」和「${report.room}」，條件可以調整。`,
        `「${report.adoption}」：${report.adoptionWhy}`,
      ],
    },
    carbon: {
      title: report.titles.carbon,
      lead: report.leads.carbon,
      notes: [report.carbonSource],
    },
  },
} satisfies ManualArticle
