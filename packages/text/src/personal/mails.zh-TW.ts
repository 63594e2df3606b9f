// Made from mails.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './mails.zh-CN'

export const text: typeof source = {
  title: '我的訊息',
  notDelivered: '郵件暫未開通，訊息只在這裡檢視。',
  list: '訊息列表',
  reading: '訊息內容',
  choose: '請選擇一條訊息閱讀',
  backToList: '返回訊息列表',
  receivedAt: (p: { moment: string }) => `寫於 ${p.moment}`,
  emptyTitle: '還沒有訊息',
  emptyText: '提交訂單、審批和出票時，系統會發訊息給您。',
  emptyAction: '去預訂機票',
  keyword: '關鍵詞',
  keywordHint: '標題、正文、姓名或訂單號',
  noneFoundTitle: '沒有符合條件的訊息',
  noneFoundText: '請更換關鍵詞後再試。',
  reset: '清除條件',
  gone: '這條訊息已不在列表中',
}
