// Made from delegate-notification.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './delegate-notification.zh-CN'

interface Facts {
  principal: string
  substitute: string
  by: string
  from: string
  to: string
}

export const text: typeof source = {
  set: {
    subject: (p: Facts) => `審批委託：${p.substitute}代${p.principal}審批`,
    body: (p: Facts) => `${p.by}為${p.principal}設定了審批委託：${p.from} 至 ${p.to} 期間，由${p.substitute}代為審批。`,
  },
  ended: {
    subject: (p: Facts) => `審批委託已結束：${p.substitute}代${p.principal}審批`,
    body: (p: Facts) => `${p.by}結束了${p.principal}委託給${p.substitute}的審批（${p.from} 至 ${p.to}）。`,
  },
  notification: (p: { name: string; sentence: string; link: string }) =>
    [`${p.name}，您好：`, '', p.sentence, p.link, '', '遠行商旅'].join('\n'),
}
