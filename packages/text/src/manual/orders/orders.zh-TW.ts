// Made from orders.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './orders.zh-CN'
import { text as orders } from '../../admin/orders/orders.zh-TW'
import { text as acting } from '../../admin/acting.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: `「${orders.title}」列出公司的因公訂單。部門管理員只看到自己部門的訂單。`,
  sections: {
    find: {
      title: '查詢訂單',
      lead: `「${orders.keyword}」可輸入${orders.keywordHint}。上方按階段分組，「${orders.more}」中還有專案、城市、結算方式等條件。`,
      notes: [`結果很少時會顯示「${orders.searchUnfinished}」，點選「${orders.goOn}」查詢更早的訂單。`],
      picture: '全部訂單，按階段分組並帶有篩選條件',
    },
    views: {
      title: '儲存檢視',
      steps: [
        `設好篩選條件、列和排序，點選「${orders.views}」中的「${orders.saveView}」。`,
        `填寫「${orders.viewName}」，儲存。以後在「${orders.views}」中一鍵開啟。`,
      ],
      notes: [`${orders.viewNameHint}。檢視只有您自己看到。`],
    },
    act: {
      title: '代辦改簽、退訂和取消',
      lead: `有代操作權限的管理員可在訂單的選單中選擇「${acting.acts.change}」「${acting.acts.refund}」「${acting.acts.cancel}」或「${acting.acts.withdraw}」，填寫「${acting.reason}」後以預訂人的名義開啟訂單。預訂人和出行人會收到通知，原因記入訂單的操作記錄。`,
    },
    correct: {
      title: '更正成本中心',
      lead: `在訂單的選單中選擇「${orders.correct}」，選擇「${orders.costCentre}」並填寫「${orders.reason}」。更正會記入訂單歷史，已入帳的金額不變。`,
      hint: '更正只改變以後的報表和分析，已入帳的金額不變。原因會顯示在訂單歷史中。',
    },
  },
} satisfies ManualArticle
