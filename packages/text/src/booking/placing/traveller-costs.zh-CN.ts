/** Who bears what a traveller costs. */
export const text = {
  costCentre: (p: { name: string }) => `成本中心 ${p.name}`,
  costCentres: (p: { shares: readonly { name: string; percent: number }[] }) =>
    `成本中心 ${p.shares.map(({ name, percent }) => `${name} ${percent}%`).join('、')}`,
  project: (p: { name: string }) => `项目 ${p.name}`,
}
