const duration = (minutes: number): string => `${Math.floor(minutes / 60)} 小时${minutes % 60 === 0 ? '' : ` ${minutes % 60} 分`}`

/** What rules say of international trips. */
export const text = {
  direction: (p: { flights: string; from: string; to: string }) => `${p.flights} ${p.from} → ${p.to}`,
  directions: (p: { items: readonly string[] }) => p.items.join('；'),
  record: (p: { carrier: string; record: string }) => `${p.carrier} 记录编号 ${p.record}`,
  pieces: (p: { pieces: number; kilograms: number }) => `托运行李 ${p.pieces} 件，每件 ${p.kilograms} 公斤`,
  weight: (p: { kilograms: number }) => `托运行李 ${p.kilograms} 公斤`,
  noBaggage: '无免费托运行李',
  stop: (p: { airports: string }) => `经停${p.airports}`,
  operatedBy: (p: { flight: string }) => `实际承运 ${p.flight}`,
  selfTransfer: (p: { from: string; to: string; minutes: number; advised: number }) =>
    `${p.from}${p.from === p.to ? '' : ` → ${p.to}`}自行中转 ${duration(p.minutes)}：本航班为另一张客票，须提取行李并重新值机，由境外抵达的须先入境，误机不予保护，建议至少预留 ${duration(p.advised)}`,
}
