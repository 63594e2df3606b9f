interface Facts {
  name: string
  title: string
  message: string
  places: string
  from: string
  to: string
  link: string
}

/** To those whom an incident concerns: what happened, where and when, and where they say how they are. */
export const text = {
  subject: {
    told: (p: Facts) => `安全确认：${p.title}`,
    reminded: (p: Facts) => `请尽快报平安：${p.title}`,
    updated: (p: Facts) => `安全事件有更新：${p.title}`,
    released: (p: Facts) => `不再涉及您的行程：${p.title}`,
  },
  body: {
    told: (p: Facts) =>
      [
        `${p.name}，您好：`,
        '',
        p.message,
        '',
        `地点：${p.places}`,
        `时间：${p.from} 至 ${p.to}（北京时间）`,
        '',
        '您的行程涉及以上地点和时间。请点开下面的页面，告诉公司您是否安全，或需要帮助：',
        p.link,
        '',
        '远行商旅',
      ].join('\n'),
    reminded: (p: Facts) =>
      [
        `${p.name}，您好：`,
        '',
        '公司还没有收到您的回复。请点开下面的页面报平安，或说明需要什么帮助：',
        p.link,
        '',
        p.message,
        '',
        `地点：${p.places}`,
        `时间：${p.from} 至 ${p.to}（北京时间）`,
        '',
        '远行商旅',
      ].join('\n'),
    updated: (p: Facts) =>
      [
        `${p.name}，您好：`,
        '',
        p.message,
        '',
        `地点：${p.places}`,
        `时间：${p.from} 至 ${p.to}（北京时间）`,
        '',
        '公司更新了以上内容。如果情况有变化，请在下面的页面告诉公司：',
        p.link,
        '',
        '远行商旅',
      ].join('\n'),
    released: (p: Facts) =>
      [
        `${p.name}，您好：`,
        '',
        `“${p.title}”的地点或时间已更正，不再涉及您的行程，您不需要回复。`,
        '',
        '如果您仍需要帮助，请联系公司的差旅管理员。',
        '',
        '远行商旅',
      ].join('\n'),
  },
}
