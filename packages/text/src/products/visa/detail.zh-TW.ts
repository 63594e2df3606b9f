// Made from detail.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './detail.zh-CN'

export const text: typeof source = {
  title: '簽證詳情',
  facts: '簽證資訊',
  kind: '類型',
  entries: '入境次數',
  stay: '停留',
  validity: '有效期',
  time: '辦理時長',
  appearance: '到場',
  noAppearance: '無需到場',
  passport: '護照',
  passportUntil: (p: { day: string }) => `護照須至少有效至 ${p.day}`,
  express: (p: { days: number; fee: string }) => `可加急：領館 ${p.days} 個工作日，每人加收 ${p.fee}`,
  delivery: '最早取得',
  districts: '送籤地與領區',
  districtsWhy: '按常住省份向對應領區申請。',
  yours: '您的領區',
  materials: '所需材料',
  applicantType: '申請人類型',
  required: '必需',
  optional: '可選',
  reusable: (p: { days: number }) => `${p.days} 天內可用於其他簽證申請`,
  cancellation: '取消與拒籤',
  several: '去多個國家',
  order: '立即辦理',
}
