// Made from feedback.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './feedback.zh-CN'

export const text: typeof source = {
  notifications: {
    asked: {
      subject: (p: { category: string; name: string }) => `${p.name}提交了回饋：${p.category}`,
      body: (p: { content: string; link: string }) => `${p.content}\n\n在此回覆：${p.link}`,
    },
    answered: {
      subject: (p: { category: string }) => `您的回饋已有回覆：${p.category}`,
      body: (p: { answer: string; link: string }) => `${p.answer}\n\n檢視回饋：${p.link}`,
    },
  },
  signature: '遠行商旅',
  categories: {
    booking: '預訂與出行',
    afterSales: '退票與改簽',
    payment: '支付與發票',
    account: '帳號與資料',
    suggestion: '建議',
    dataCopy: '索取個人資料副本',
    dataErase: '刪除個人資料',
  },
  faults: {
    contentMissing: '請填寫回饋內容',
    contentTooLong: '回饋內容不能超過 500 個字元',
    contactWrong: '請填寫正確的手機號碼、市話（區號-號碼）、信箱，或 QQ、微信（如 QQ 12345678、微信 sojourn_01）',
  },

  title: '意見回饋',
  tabs: { mine: '我的回饋', answer: '待回覆' },
  tabList: '回饋',
  write: '寫回饋',
  lead: '由貴公司差旅管理員答覆。訂單急事請致電客服。',
  category: '類別',
  content: '內容',
  contentHint: (p: { left: number }) => `還可輸入 ${p.left} 個字元`,
  contact: '聯絡方式（選填）',
  contactHint: '手機號碼、市話、信箱、QQ 或微信，便於聯絡您',
  orderNo: (p: { orderNo: string }) => `關於訂單 ${p.orderNo}`,
  submit: '提交',
  submitted: '回饋已提交',
  history: '回饋記錄',
  emptyTitle: '還沒有回饋',
  emptyText: '您提交的回饋和答覆會出現在這裡。',
  waiting: '待答覆',
  answered: '已答覆',
  answeredBy: (p: { name: string; moment: string }) => `${p.name} 於 ${p.moment} 答覆`,
  nothingToAnswer: '沒有待回覆的回饋',
  nothingToAnswerText: '同事提交回饋後會出現在這裡，您也會收到訊息。',
  from: (p: { name: string }) => `來自 ${p.name}`,
  contactOf: (p: { contact: string }) => `聯絡方式：${p.contact}`,
  reply: '回覆',
  replyTo: (p: { name: string }) => `回覆${p.name}`,
  sendReply: '傳送回覆',
  replied: '回覆已傳送',
}
