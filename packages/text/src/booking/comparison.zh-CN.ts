/** What the comparison of a journey takes for granted. */
export const text = {
  train: (p: { to: number; wait: number; from: number }) =>
    `火车门到门：乘车时间 + 到站 ${p.to} 分钟 + 进站候车 ${p.wait} 分钟 + 出站进城 ${p.from} 分钟`,
  flight: (p: { to: number; wait: number; from: number }) =>
    `飞机门到门：飞行时间 + 到机场 ${p.to} 分钟 + 值机安检 ${p.wait} 分钟 + 出机场进城 ${p.from} 分钟`,
  carbon: (p: { flight: number; fast: number; slow: number }) =>
    `碳排放按里程估算：飞机每人每公里 ${p.flight} 克，高铁动车 ${p.fast} 克，普速列车 ${p.slow} 克`,
}
