// Made from mails.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './mails.zh-CN'

export const text: typeof source = {
  title: '我的郵件',
  notDelivered: '沒有設定郵件伺服器，這些郵件沒有發到您的信箱，只能在這裡閱讀。',
  list: '郵件列表',
  reading: '郵件內容',
  choose: '請選擇一封郵件閱讀',
  backToList: '返回郵件列表',
  receivedAt: (p: { moment: string }) => `寫於 ${p.moment}`,
  emptyTitle: '還沒有郵件',
  emptyText: '提交訂單、審批和出票時，系統會寫郵件給您。',
  emptyAction: '去預訂機票',
  gone: '這封郵件已不在列表中',
}
