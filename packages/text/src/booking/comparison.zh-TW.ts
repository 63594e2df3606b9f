// Made from comparison.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './comparison.zh-CN'

export const text: typeof source = {
  train: (p: { to: number; wait: number; from: number }) =>
    `火車門到門：乘車時間 + 到站 ${p.to} 分鐘 + 進站候車 ${p.wait} 分鐘 + 出站進城 ${p.from} 分鐘`,
  flight: (p: { to: number; wait: number; from: number }) =>
    `飛機門到門：飛行時間 + 到機場 ${p.to} 分鐘 + 報到安檢 ${p.wait} 分鐘 + 出機場進城 ${p.from} 分鐘`,
  carbon: (p: { flight: number; fast: number; slow: number }) =>
    `碳排放按里程估算：飛機每人每公里 ${p.flight} 克，高鐵動車 ${p.fast} 克，普速列車 ${p.slow} 克`,
}
