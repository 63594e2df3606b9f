interface Facts {
  name: string
  person: string
  link: string
}

/** To the administrators of a company, once its agency has marked somebody as a VIP. */
export const text = {
  subject: (p: Facts) => `服务商已将${p.person}标为贵宾`,
  body: (p: Facts) =>
    [
      `${p.name}，您好：`,
      '',
      `服务商已将贵公司的${p.person}标为贵宾，从下一笔订单起按贵宾服务费收取。如不需要，可以在员工页面取消贵宾标记。`,
      p.link,
      '',
      '远行商旅',
    ].join('\n'),
}
