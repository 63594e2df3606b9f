interface Facts {
  name: string
  by: string
  what: string
  day: string
  reason: string
  note: string
  link: string
}

/** Letters about what a second person publishes. */
export const text = {
  kinds: { policy: '差旅标准', flows: '审批流程' },
  quoted: (p: { title: string }) => (p.title === '' ? '' : `“${p.title}”`),
  proposed: {
    subject: (p: Facts) => `请确认：${p.what}`,
    body: (p: Facts) => `${p.by} 提议修改${p.what}，自 ${p.day} 起生效，请您确认后发布，或说明原因退回。`,
  },
  published: {
    subject: (p: Facts) => `已发布：${p.what}`,
    body: (p: Facts) => `${p.by} 已确认并发布您提议的${p.what}，自 ${p.day} 起生效。`,
  },
  publishedAlone: {
    subject: (p: Facts) => `未经他人确认即发布：${p.what}`,
    body: (p: Facts) => `${p.by} 未经第二人确认发布了${p.what}，自 ${p.day} 起生效。原因：${p.reason}`,
  },
  refused: {
    subject: (p: Facts) => `未通过：${p.what}`,
    body: (p: Facts) => `${p.by} 没有通过您提议的${p.what}。原因：${p.reason}`,
  },
  withdrawn: {
    subject: (p: Facts) => `已撤回提议：${p.what}`,
    body: (p: Facts) => `${p.by} 撤回了对${p.what}的提议，无需再确认。`,
  },
  takenBack: {
    subject: (p: Facts) => `已撤回：${p.what}`,
    body: (p: Facts) =>
      `${p.by} 撤回了${p.what}的一个版本，自 ${p.day} 起恢复此前的内容。${p.reason === '' ? '' : `原因：${p.reason}`}`,
  },
  notification: (p: Facts & { sentence: string }) =>
    [`${p.name}，您好：`, '', p.sentence, ...(p.note === '' ? [] : [`说明：${p.note}`]), p.link, '', '远行商旅'].join('\n'),
}
