// Made from edit.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './edit.zh-CN'

export const text: typeof source = {
  unlimited: '不限制',
  beyond: '超標時',
  beyondOf: (p: { title: string }) => `${p.title}，超標時`,
  handlings: {
    remind: '僅提醒',
    reason: '需填原因',
    approval: '需審批',
    payExcess: '超標部分自付',
    choose: '審批或自付',
    forbid: '不可預訂',
  },
  handlingHints: {
    remind: '照常預訂，只顯示提示',
    reason: '選擇原因後即可預訂',
    approval: '填寫原因，審批通過後出票',
    payExcess: '公司付到標準，超出部分由本人支付',
    choose: '由預訂人選擇送審，或自付超出部分',
    forbid: '顯示為不可訂，任何人都不能預訂',
  },
  between: (p: { least: string; most: string }) => `請填 ${p.least}–${p.most}`,
  faults: {
    scopeEmpty: '請選擇適用物件',
    twice: '重複，請刪除其中一項',
    dateInvalid: '沒有這一天',
    placeMissing: '請選擇城市或範圍',
    notReached: '前面的行已包含其中的城市，此行不會生效',
    seatsWithoutGroups: '請先選擇各類列車的可訂席別',
    ceilingMissing: '請填寫金額或折扣',
  },
  advance: { title: '提前預訂', sentence: '至少提前 {days} 天預訂', days: '提前天數' },
  country: {
    title: '國家和地區',
    sentence: '不可去 {countries}',
    label: '不可去的國家和地區',
    find: '查詢國家或地區',
    none: '沒有找到這個國家或地區',
  },
  addCarrier: '新增航司',
  from: '開始時間',
  to: '結束時間',
  add: '新增',
  remove: (p: { name: string }) => `移除${p.name}`,
  cityPlaceholder: '輸入城市名稱',
  cityNone: '沒有找到這個城市',
}
