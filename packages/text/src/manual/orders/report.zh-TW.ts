// Made from report.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './report.zh-CN'
import { text as orders } from '../../admin/orders/orders.zh-TW'
import { text as report } from '../../admin/orders/report.zh-TW'
import { text as words } from '../../admin/orders/words.zh-TW'
import { text as widgets } from '../../kit/widgets.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: report.lead,
  sections: {
    export: {
      title: '匯出 Excel',
      steps: [
        `開啟「${report.title}」，設好篩選條件，在「${widgets.look}」中選擇列。`,
        `點選「${report.export}」。檔案在後臺生成，可以離開頁面。`,
        `完成後在「${report.files}」中點選「${report.download}」。`,
      ],
      notes: ['檔案保留一天。匯出和下載都會記入審計日誌。', `最多 200,000 行，超過時請按日期或部門分幾次匯出。`],
      picture: '訂單明細報表，每位出行人、每個行程段一行',
    },
    views: {
      title: '儲存檢視',
      lead: `常用的篩選條件、列和排序在「${orders.views}」中點選「${orders.saveView}」儲存。每月郵件和 PDF 在各產品、碳排放和節省報表中。`,
    },
    correct: {
      title: '批次更正成本中心',
      steps: [
        '勾選要更正的費用。',
        `點選「${orders.correctTitle}」，選擇新的「${orders.costCentre}」，填寫「${orders.reason}」。`,
        `點選「${orders.correctConfirm}」。`,
      ],
      notes: [
        '全部更正或全部不變：有一項不能更正時會說明是哪張訂單，其餘也不改。',
        '帳單已確認的費用不能更正。更正會記入每張訂單的歷史，已入帳的金額不變。',
      ],
    },
    columns: {
      title: '怎麼讀',
      lead: `一張訂單有幾位出行人或幾段行程時，佔幾行，金額分攤到每一行，合計與訂單一致。退款是負數。「${words.lines.transactedAt}」是出票或確認的時間，帳單按它歸期；「${words.lines.orderedAt}」是提交訂單的時間。`,
    },
  },
} satisfies ManualArticle
