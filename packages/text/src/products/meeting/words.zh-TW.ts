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
  modes: { flight: '飛機', train: '火車', own: '自行前往' },
  windows: { morning: '12:00 前', afternoon: '12:00–18:00', evening: '18:00 後' },
  diets: { usual: '無特殊要求', vegetarian: '素食', halal: '清真', other: '其他（請備註）' },
  rooms: { none: '不需要', single: '單人入住', twin: '可與他人合住' },
}
