// Made from vip-marked.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './vip-marked.zh-CN'

interface Facts {
  name: string
  person: string
  link: string
}

export const text: typeof source = {
  subject: (p: Facts) => `服務商已將${p.person}標為貴賓`,
  body: (p: Facts) =>
    [
      `${p.name}，您好：`,
      '',
      `服務商已將貴公司的${p.person}標為貴賓，從下一筆訂單起按貴賓服務費收取。如不需要，可以在員工頁面取消貴賓標記。`,
      p.link,
      '',
      '遠行商旅',
    ].join('\n'),
}
