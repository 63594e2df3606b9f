// Made from feedback.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './feedback.zh-CN'

export const text: typeof source = {
  asked: {
    subject: (p: { category: string; name: string }) => `${p.name}提交了反饋：${p.category}`,
    body: (p: { content: string; link: string }) => `${p.content}\n\n在此回覆：${p.link}`,
  },
  answered: {
    subject: (p: { category: string }) => `您的反饋已有回覆：${p.category}`,
    body: (p: { answer: string; link: string }) => `${p.answer}\n\n檢視反饋：${p.link}`,
  },
  signature: '遠行商旅',
  categories: {
    booking: '預訂與出行',
    afterSales: '退票與改簽',
    payment: '支付與發票',
    account: '帳號與資料',
    suggestion: '建議',
    dataCopy: '索取個人資訊副本',
    dataErase: '刪除個人資訊',
  },
  faults: {
    contentMissing: '請填寫反饋內容',
    contentTooLong: '反饋內容不能超過 500 個字元',
    contactWrong: '請填寫正確的手機號、座機（區號-號碼）或信箱',
  },
}
