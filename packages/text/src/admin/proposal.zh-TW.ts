// Made from proposal.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './proposal.zh-CN'

interface Facts {
  name: string
  by: string
  what: string
  day: string
  reason: string
  note: string
  link: string
}

export const text: typeof source = {
  kinds: { policy: '差旅標準', flows: '審批流程' },
  quoted: (p: { title: string }) => (p.title === '' ? '' : `「${p.title}」`),
  proposed: {
    subject: (p: Facts) => `請確認：${p.what}`,
    body: (p: Facts) => `${p.by} 提議修改${p.what}，自 ${p.day} 起生效，請您確認後釋出，或說明原因退回。`,
  },
  published: {
    subject: (p: Facts) => `已釋出：${p.what}`,
    body: (p: Facts) => `${p.by} 已確認併發布您提議的${p.what}，自 ${p.day} 起生效。`,
  },
  publishedAlone: {
    subject: (p: Facts) => `未經他人確認即釋出：${p.what}`,
    body: (p: Facts) => `${p.by} 未經第二人確認釋出了${p.what}，自 ${p.day} 起生效。原因：${p.reason}`,
  },
  refused: {
    subject: (p: Facts) => `未通過：${p.what}`,
    body: (p: Facts) => `${p.by} 沒有通過您提議的${p.what}。原因：${p.reason}`,
  },
  withdrawn: {
    subject: (p: Facts) => `已撤回提議：${p.what}`,
    body: (p: Facts) => `${p.by} 撤回了對${p.what}的提議，無需再確認。`,
  },
  takenBack: {
    subject: (p: Facts) => `已撤回：${p.what}`,
    body: (p: Facts) =>
      `${p.by} 撤回了${p.what}的一個版本，自 ${p.day} 起恢復此前的內容。${p.reason === '' ? '' : `原因：${p.reason}`}`,
  },
  notification: (p: Facts & { sentence: string }) =>
    [`${p.name}，您好：`, '', p.sentence, ...(p.note === '' ? [] : [`說明：${p.note}`]), p.link, '', '遠行商旅'].join('\n'),
}
