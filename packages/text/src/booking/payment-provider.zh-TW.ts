// Made from payment-provider.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './payment-provider.zh-CN'

export const text: typeof source = {
  title: '收銀臺',
  paymentNo: '支付單號',
  code: '支付QR Code',
  scan: '用手機掃碼開啟本頁，或直接在此確認。',
  pay: '確認支付',
  refuse: '支付失敗',
  paid: '支付成功',
  failed: '支付未完成',
  expired: '支付已超時，請返回訂單檢視',
  unknown: '支付連結無效',
  note: '內建收銀臺，不會產生真實扣款。',
}
