// Made from transit-visa.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './transit-visa.zh-CN'

export const text: typeof source = {
  none: (p: { country: string; asOf: string; source: string }) =>
    `持中國普通護照經${p.country}轉機無需簽證（${p.source}，${p.asOf} 查詢）`,
  hours: (p: { country: string; hours: number; asOf: string; source: string }) =>
    `持中國普通護照經${p.country}前往第三地，${p.hours} 小時內無需簽證（${p.source}，${p.asOf} 查詢）`,
  airside: (p: { country: string; asOf: string; source: string }) =>
    `持中國普通護照經${p.country}轉機，不出國際中轉區無需簽證（${p.source}，${p.asOf} 查詢）`,
  needed: (p: { country: string; asOf: string; source: string }) =>
    `持中國普通護照經${p.country}轉機須辦理過境簽證（${p.source}，${p.asOf} 查詢）`,
  leaves: (p: { country: string; asOf: string; source: string }) =>
    `在${p.country}需離開國際中轉區，持中國普通護照須辦理簽證（${p.source}，${p.asOf} 查詢）`,
  free: (p: { country: string; passport: string; asOf: string; source: string }) =>
    `持${p.passport}可免簽入境${p.country}，轉機無需簽證（${p.source}，${p.asOf} 查詢）`,
  other: (p: { country: string; passport: string }) =>
    `持${p.passport}護照經${p.country}轉機的簽證要求未核實，請出行前向使領館或航空公司確認`,
  between: '；',
  unknown: (p: { country: string }) => `經${p.country}轉機的簽證要求未核實，請出行前向使領館或航空公司確認`,
}
