// Made from drafts.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './drafts.zh-CN'

export const text: typeof source = {
  kept: (p: { time: string }) => `已儲存到本機 ${p.time}`,
  keptInTab: (p: { time: string }) => `已暫存在此標籤頁 ${p.time}，關閉標籤頁後清除`,
  lost: '未能儲存草稿，請勿關閉頁面',
  elsewhere: '這份內容已在另一個標籤頁中修改或提交，此處所填尚未儲存',
  restored: '已恢復上次填寫的內容',
  discard: '放棄',
  discardTitle: '放棄草稿',
  discardWhy: '已填寫的內容將被清除，無法找回。',
}
