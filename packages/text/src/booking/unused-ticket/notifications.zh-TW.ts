// Made from notifications.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './notifications.zh-CN'

export const text: typeof source = {
  subject: (p: { count: number }) => `未使用客票即將到期：${p.count} 張`,
  body: (p: { name: string; lines: readonly string[]; link: string }) =>
    [
      `${p.name}，您好：`,
      '',
      '以下未使用的客票將在一個月內到期，到期後既不能使用也不能退票。',
      ...p.lines,
      '客票只能由票面上的旅客本人使用；可由預訂人改簽到新的日期，或申請退票：',
      p.link,
      '',
      '遠行商旅',
    ].join('\n'),
  line: (p: { traveller: string; title: string; ticketNo: string; value: string; lastDay: string; plan: string }) =>
    [`${p.traveller} ${p.title}，票號 ${p.ticketNo}，${p.value} 元，有效期至 ${p.lastDay}`, p.plan].filter(Boolean).join('，'),
  plans: {
    application: (p: { number: string; day: string }) => `可用於出差申請 ${p.number}（${p.day} 起）`,
    order: (p: { number: string; day: string }) => `可代替待支付訂單 ${p.number}（${p.day}）`,
  },
}
