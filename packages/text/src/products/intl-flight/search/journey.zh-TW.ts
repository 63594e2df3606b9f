// Made from journey.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './journey.zh-CN'

const duration = (minutes: number): string => `${Math.floor(minutes / 60)} 小時${minutes % 60 === 0 ? '' : ` ${minutes % 60} 分`}`

export const text: typeof source = {
  direction: (p: { flights: string; from: string; to: string }) => `${p.flights} ${p.from} → ${p.to}`,
  directions: (p: { items: readonly string[] }) => p.items.join('；'),
  record: (p: { carrier: string; record: string }) => `${p.carrier} 記錄編號 ${p.record}`,
  pieces: (p: { pieces: number; kilograms: number }) => `托執行李 ${p.pieces} 件，每件 ${p.kilograms} 公斤`,
  weight: (p: { kilograms: number }) => `托執行李 ${p.kilograms} 公斤`,
  noBaggage: '無免費托執行李',
  stop: (p: { airports: string }) => `經停${p.airports}`,
  operatedBy: (p: { flight: string }) => `實際承運 ${p.flight}`,
  selfTransfer: (p: { from: string; to: string; minutes: number; advised: number }) =>
    `${p.from}${p.from === p.to ? '' : ` → ${p.to}`}自行中轉 ${duration(p.minutes)}：本航班為另一張客票，須提取行李並重新報到，由境外抵達的須先入境，誤機不予保護，建議至少預留 ${duration(p.advised)}`,
}
