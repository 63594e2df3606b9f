// Made from notices.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './notices.zh-CN'
import { text as notices } from '../../admin/company/notices.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '公告顯示在員工的頁面上，例如出行須知、天氣或節假日安排。',
  sections: {
    publish: {
      title: '釋出公告',
      steps: [
        `開啟「${notices.title}」，點選「${notices.add}」。`,
        `填寫「${notices.fields.title}」「${notices.fields.description}」和「${notices.fields.content}」，選擇「${notices.fields.level}」。`,
        `選擇「${notices.fields.shownFrom}」和「${notices.fields.shownTo}」，以及「${notices.fields.positions}」。`,
        `在「${notices.preview}」中核對後儲存。`,
      ],
      notes: ['員工看到的語言與其頁面一致；沒有填寫的語言顯示簡體內容。'],
      picture: '公告列表，顯示級別、狀態和展示期間',
    },
    where: {
      title: '只對有關的人顯示',
      lead: `「${notices.fields.products}」：${notices.productsHint}「${notices.fields.keywords}」：${notices.keywordsHint}「${notices.fields.travel}」：${notices.travelHint}`,
      hint: `${notices.keywordsHint}例如填寫上海，只有到上海的行程才顯示。`,
    },
    alert: {
      title: '自動彈出',
      lead: `「${notices.fields.autoAlert}」：${notices.autoAlertHint}請只用於緊急事項。`,
    },
  },
} satisfies ManualArticle
