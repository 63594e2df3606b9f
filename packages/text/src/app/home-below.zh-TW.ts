// Made from home-below.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './home-below.zh-CN'

export const text: typeof source = {
  trips: '我的行程',
  upcoming: '即將出行',
  past: '歷史行程',
  noTrips: '近期沒有行程',
  noTripsWhy: '預訂後，起飛時間和航廈會顯示在這裡。',
  noPastTrips: '還沒有歷史行程',
  inDays: (p: { days: number }) =>
    p.days < 0 ? '行程中' : p.days === 0 ? '今天出發' : p.days === 1 ? '明天出發' : `${p.days}天後出發`,
  allTrips: '全部訂單',
  leaving: (p: { time: string }) => `${p.time}後出發`,
  again: '常去與最近',
  frequent: '常去',
  searchAgain: (p: { route: string }) => `再次查詢：${p.route}`,
  route: (p: { from: string; to: string }) => `${p.from} → ${p.to}`,
  lowest: (p: { price: string }) => `${p.price} 起`,
  lowestOf: (p: { day: string; age: string }) => `${p.day} · ${p.age}查得`,
  justNow: '剛剛',
  ago: (p: { time: string }) => `${p.time}前`,
  daysAgo: (p: { days: number }) => `${p.days} 天前`,
}
