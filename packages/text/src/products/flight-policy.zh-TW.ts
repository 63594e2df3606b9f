// Made from flight-policy.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './flight-policy.zh-CN'

export const text: typeof source = {
  cabin: { title: '艙位', sentence: '可訂 {cabins}', label: '可訂艙位' },
  discount: {
    title: '折扣上限',
    blocked: '先限定可訂艙位',
    sentence: '{cabin}不高於 {discount} 折，另可上浮 ¥{float}',
    discount: (p: { cabin: string }) => `${p.cabin}折扣上限（折）`,
    float: (p: { cabin: string }) => `${p.cabin}上浮金額（元）`,
  },
  fullPrice: { title: '全價票', sentence: '不可訂經濟艙全價票' },
  lowestPrice: {
    title: '最低價',
    sentence: '比起飛前後 {hours} 小時內的最低價，最多高 ¥{threshold}',
    hours: '前後小時數',
    threshold: '允許高出的金額（元）',
    sameAirport: '只和相同機場的航班比',
    ignoreStopover: '不和經停航班比',
    exclude: '不和這些航司比：{carriers}',
    excludeLabel: '不比較的航司',
  },
  agreement: {
    title: '協議航司',
    sentence: '{carriers} 在前後 {hours} 小時內有票、且最多貴 ¥{threshold} 時，須選協議航司',
    label: '協議航司',
    hours: '前後小時數',
    threshold: '最多貴出的金額（元）',
  },
  lowCost: { title: '低成本航司', sentence: '不可訂低成本航司' },
  duration: {
    title: '高艙位時長',
    sentence: '{cabins} 只限飛行超過 {hours} 小時的航班',
    label: '限定時長的艙位',
    hours: '飛行小時數',
  },
  trainFirst: {
    title: '火車優先',
    sentence: '高鐵最快 {hours} 小時以內的城市之間，須乘火車',
    hours: '高鐵小時數',
    late: '晚間早間航班除外',
    lateHours: '{from} 至 {to} 起降的航班除外',
    soldOut: '火車無票時除外',
    luggage: '攜帶大件行李除外',
  },
  addCarrier: '新增航司',
}
