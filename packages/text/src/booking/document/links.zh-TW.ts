// Made from links.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './links.zh-CN'

export const text: typeof source = {
  title: '行程檔案',
  itinerary: '下載行程確認單（PDF）',
  certificates: '每人一份行程單（ZIP）',
  calendar: '加入日曆（.ics）',
  takeOut: '從日曆中移除',
  share: '分享行程',
  inChina: '（北京時間）',
  failed: '下載失敗，請稍後再試',
}
