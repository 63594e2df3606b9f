// Made from words.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './words.zh-CN'

export const text: typeof source = {
  layouts: { classroom: '課桌式', theatre: '劇院式', uShape: 'U型', islands: '島嶼式', banquet: '宴會式', boardroom: '董事會式' },
  services: { rooms: '住宿', meals: '用餐', cars: '用車', materials: '物料', teaBreaks: '茶歇', teamBuilding: '團建' },
  lines: {
    hall: '會場',
    rooms: '住宿',
    meals: '用餐',
    cars: '用車',
    materials: '物料',
    teaBreaks: '茶歇',
    teamBuilding: '團建',
    meetingService: '服務費',
  },
  prices: { meetingDeposit: '會議定金', meetingBalance: '會議尾款', serviceFee: '預訂服務費' },
  people: (p: { count: number }) => `${p.count} 人`,
  seats: (p: { count: number }) => `最多 ${p.count} 人`,
  duration: (p: { halfDays: number }) => (p.halfDays === 1 ? '半天' : `${Math.ceil(p.halfDays / 2)} 天`),
  lineOf: (p: { unit: string; count: number; times: number }) => `${p.unit} × ${p.count} × ${p.times}`,
  total: '合計',
  perPerson: '人均',
  deposit: '定金',
}
