// Made from rooms.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './rooms.zh-CN'

export const text: typeof source = {
  title: '預留客房',
  why: (p: { rate: string }) =>
    `場地按 ${p.rate}/間夜為參會人預留客房，參會人回覆的住宿意向計入已用房。在下方名單中為參會人訂房時按此價從預留房中扣減。填寫每晚間數，留空或 0 即退回。`,
  closed: '已過退房截止日，預留的房間不能再修改。',
  night: '入住日期',
  held: '預留（間）',
  picked: '已用（間）',
  booked: '已下單（間）',
  guaranteed: '保底（間）',
  cutOff: '退房截止日',
  cutOffWhy: '截止後未使用的房間自動退回，保底部分仍需付費',
  terms: '預留條款',
  termsOf: (p: { percent: number; free: number }) => `保底 ${p.percent}%，每晚每滿 ${p.free} 間免 1 間`,
  charge: '目前應付',
  chargeOf: (p: { picked: number; booked: number; unpicked: number; free: number }) =>
    `已用 ${p.picked} 間夜 − 已單獨下單支付 ${p.booked} 間夜 + 未用保底 ${p.unpicked} 間夜 − 免房 ${p.free} 間夜`,
  curve: '用房進度',
  nights: (p: { count: number }) => `累計 ${p.count} 間夜`,
  hold: '預留客房',
  change: '修改預留',
  wrong: '請填寫 0–500 的整數',
  saved: '預留已更新',
}
