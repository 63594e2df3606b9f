/** Rooms that the venue holds for the guests of a meeting. */
export const text = {
  title: '预留客房',
  why: (p: { rate: string }) =>
    `场地按 ${p.rate}/间夜为参会人预留客房，参会人回复的住宿意向计入已用房。在下方名单中为参会人订房时按此价从预留房中扣减。填写每晚间数，留空或 0 即退回。`,
  closed: '已过退房截止日，预留的房间不能再修改。',
  night: '入住日期',
  held: '预留（间）',
  picked: '已用（间）',
  booked: '已下单（间）',
  guaranteed: '保底（间）',
  cutOff: '退房截止日',
  cutOffWhy: '截止后未使用的房间自动退回，保底部分仍需付费',
  terms: '预留条款',
  termsOf: (p: { percent: number; free: number }) => `保底 ${p.percent}%，每晚每满 ${p.free} 间免 1 间`,
  charge: '目前应付',
  chargeOf: (p: { picked: number; booked: number; unpicked: number; free: number }) =>
    `已用 ${p.picked} 间夜 − 已单独下单支付 ${p.booked} 间夜 + 未用保底 ${p.unpicked} 间夜 − 免房 ${p.free} 间夜`,
  curve: '用房进度',
  nights: (p: { count: number }) => `累计 ${p.count} 间夜`,
  hold: '预留客房',
  change: '修改预留',
  wrong: '请填写 0–500 的整数',
  saved: '预留已更新',
}
