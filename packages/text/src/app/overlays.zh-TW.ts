// Made from overlays.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './overlays.zh-CN'

export const text: typeof source = {
  notices: (p: { count: number }) => `提醒（${p.count}）`,
  levels: { 1: '提示', 2: '重要', 3: '緊急' },
  publishedAt: (p: { moment: string }) => `公告時間 ${p.moment}`,
  understood: '知道了',
  bannerTitle: '加入會員，出行更省心',
  bannerText: '加入後每次出行都累積積分，等級越高權益越多。',
  bannerAction: '檢視會員權益',
  bannerTab: '會員',
  bannerOpen: '開啟會員橫幅',
  bannerClose: '收起會員橫幅',
  paymentApp: '支付應用企業碼授權',
  paymentAppText: '貴公司已開通企業碼。用支付應用掃碼授權後，因公消費由企業直接結算。',
  paymentAppCode: '授權碼',
  paymentAppWaiting: '等待掃碼授權',
  paymentAppDone: '授權成功',
  paymentAppLater: '以後再說',
  failed: '失敗！',
}
