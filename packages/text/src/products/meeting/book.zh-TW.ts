// Made from book.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './book.zh-CN'

export const text: typeof source = {
  titles: { deposit: '支付會議定金', balance: '結算會議尾款' },
  steps: ['比較方案', '支付定金', '會議執行', '結算'],
  backToPlans: '返回方案',
  backToMeeting: '返回會議',
  holder: '會議負責人',
  meeting: '會議',
  whole: '會議總費用',
  dueNow: { deposit: '本次支付定金', balance: '本次支付尾款' },
  rules: '取消規則',
  gone: '填寫時間已過，請重新開啟',
}
