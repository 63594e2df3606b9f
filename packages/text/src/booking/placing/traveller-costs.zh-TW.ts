// Made from traveller-costs.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './traveller-costs.zh-CN'

export const text: typeof source = {
  costCentre: (p: { name: string }) => `成本中心 ${p.name}`,
  costCentres: (p: { shares: readonly { name: string; percent: number }[] }) =>
    `成本中心 ${p.shares.map(({ name, percent }) => `${name} ${percent}%`).join('、')}`,
  project: (p: { name: string }) => `專案 ${p.name}`,
}
