interface Facts {
  principal: string
  substitute: string
  by: string
  from: string
  to: string
}

/** Letters about who decides for somebody absent, as an administrator says. */
export const text = {
  set: {
    subject: (p: Facts) => `审批委托：${p.substitute}代${p.principal}审批`,
    body: (p: Facts) => `${p.by}为${p.principal}设置了审批委托：${p.from} 至 ${p.to} 期间，由${p.substitute}代为审批。`,
  },
  ended: {
    subject: (p: Facts) => `审批委托已结束：${p.substitute}代${p.principal}审批`,
    body: (p: Facts) => `${p.by}结束了${p.principal}委托给${p.substitute}的审批（${p.from} 至 ${p.to}）。`,
  },
  notification: (p: { name: string; sentence: string; link: string }) =>
    [`${p.name}，您好：`, '', p.sentence, p.link, '', '远行商旅'].join('\n'),
}
