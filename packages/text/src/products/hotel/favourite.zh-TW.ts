// Made from favourite.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './favourite.zh-CN'

export const text: typeof source = {
  title: '飯店收藏',
  intro: '收藏常住的飯店，下次直接預訂。',
  date: '檢視房價的入住日期',
  priceFor: (p: { date: string }) => `${p.date} 入住一晚，含稅`,
  city: '城市',
  allCities: '全部城市',
  cityOf: (p: { name: string; count: number }) => `${p.name}（${p.count}）`,
  count: (p: { count: number }) => `共 ${p.count} 家`,
  book: '預訂',
  bookHotel: (p: { name: string }) => `預訂 ${p.name}`,
  remove: '取消收藏',
  removeHotel: (p: { name: string }) => `取消收藏 ${p.name}`,
  removed: (p: { name: string }) => `已取消收藏 ${p.name}`,
  noBooking: '您的帳號沒有預訂權限',
  empty: '還沒有收藏飯店',
  emptyWhy: '在飯店列表或詳情頁點心形圖示即可收藏。',
  search: '去找飯店',
}
