// Made from policy.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './policy.zh-CN'

export const text: typeof source = {
  brands: {
    light: '基礎經濟',
    standard: '標準',
    flex: '靈活',
    businessSaver: '公務優惠',
    businessFlex: '公務靈活',
    firstFlex: '頭等靈活',
  },
  refundable: {
    broken: (p: { actual: string; expected: string }) => `退票費 ${p.actual}，標準為不超過 ${p.expected}`,
    never: (p: { expected: string }) => `不可退票，標準為可退票且退票費不超過 ${p.expected}`,
    unknown: '退票規則未知，標準為可退票，需人工確認',
    rule: (p: { price: string }) => `退票：起飛前可退，退票費不超過 ${p.price}`,
  },
  changeable: {
    broken: (p: { actual: string; expected: string }) => `改簽費 ${p.actual}，標準為不超過 ${p.expected}`,
    never: (p: { expected: string }) => `不可改簽，標準為可改簽且改簽費不超過 ${p.expected}`,
    unknown: '改簽規則未知，標準為可改簽，需人工確認',
    rule: (p: { price: string }) => `改簽：起飛前可改，改簽費不超過 ${p.price}`,
  },
  durationPrice: {
    broken: (p: { actual: string; expected: string }) => `全程 ${p.actual}，此飛行時長的標準為不超過 ${p.expected}`,
    rule: (p: { duration: string; price: string }) => `單程飛行 ${p.duration}及以上，全程價格：不超過 ${p.price}（含稅）`,
  },
  medianPrice: {
    broken: (p: { median: string; above: number; percent: number }) =>
      `比同艙位各航班最低價的中位價 ${p.median} 高 ${p.above}%，標準為高出不超過 ${p.percent}%`,
    rule: (p: { percent: number }) => `中位價：高出同艙位各航班最低價的中位價不超過 ${p.percent}%`,
  },
  selfTransfer: {
    broken: (p: { city: string }) => `在${p.city}換乘另一張客票的航班，誤機不予保護，標準為同一客票內銜接`,
    rule: '銜接：同一客票內，不自行中轉',
  },
  detour: {
    broken: (p: { actual: string; expected: string; offer: string }) =>
      `比直飛多用 ${p.actual}，標準為不超過 ${p.expected}，直飛可選 ${p.offer}`,
    rule: (p: { duration: string }) => `轉機比直飛多用的時間：不超過 ${p.duration}`,
  },
}
