// Made from histories.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './histories.zh-CN'
import { text as audit } from '../../access/audit.zh-TW'
import { text as catalogue } from '../../admin/company/catalogue.zh-TW'
import { text as edit } from '../../kit/edit.zh-TW'
import { text as widgets } from '../../kit/widgets.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '管理後台的每項內容都有版本和歷史：誰、何時、改了什麼。',
  sections: {
    read: {
      title: '檢視歷史',
      lead: `在列表的選單中選擇「${catalogue.history}」，或在編輯頁的「${edit.history}」中檢視。每條記錄寫明修改前後的內容。`,
    },
    save: {
      title: '儲存之前',
      lead: `編輯時，「${edit.bar}」列出改動的內容，可以逐項「${edit.undo}」，或「${edit.undoAll}」。填寫的內容會作為草稿保留，關閉頁面後仍可恢復。`,
    },
    overtaken: {
      title: '別人同時修改',
      lead: `兩人修改同一項內容時，後儲存的人會看到「${edit.conflict}」，逐項選擇「${edit.takeTheirs}」或「${edit.keepMine}」，然後再次儲存。沒有衝突的內容會自動合併。`,
    },
    ended: {
      title: '停用而不刪除',
      lead: `訂單引用的內容不會刪除，只會停用。列表的「${catalogue.state}」選擇「${catalogue.ended}」可以看到它們。`,
    },
    files: {
      title: '匯出列表',
      lead: `點選列表的「${widgets.export}」，符合當前條件的每一行都寫入 Excel 檔案，完成後自動下載；離開頁面後再次點選，會接著等待同一個檔案。下載會記入「${audit.title}」。`,
    },
  },
} satisfies ManualArticle
