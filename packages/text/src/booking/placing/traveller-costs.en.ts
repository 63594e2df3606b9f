import type { text as source } from './traveller-costs.zh-CN'

export const text: typeof source = {
  costCentre: (p) => `Cost centre ${p.name}`,
  costCentres: (p) => `Cost centres ${p.shares.map(({ name, percent }) => `${name} ${percent}%`).join(', ')}`,
  project: (p) => `Project ${p.name}`,
}
