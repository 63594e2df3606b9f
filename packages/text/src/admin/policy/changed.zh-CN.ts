interface Facts {
  name: string
  /** The standard that binds now; empty where none does. */
  policy: string
  products: string[]
  day: string
  link: string
}

/** To travellers whose standard has changed while they have something booked or approved. */
export const text = {
  subject: (p: Facts) => `您的差旅标准有变化：${p.products.join('、')}`,
  body: (p: Facts) =>
    [
      `${p.name}，您好：`,
      '',
      p.policy === ''
        ? `自 ${p.day} 起，您没有适用的${p.products.join('、')}差旅标准。`
        : `自 ${p.day} 起，您适用“${p.policy}”，其中${p.products.join('、')}的标准有变化。`,
      '已预订的行程仍按预订时的标准，不受影响；新的预订、改签以及出差申请下的预订按新标准判断。',
      p.link,
      '',
      '远行商旅',
    ].join('\n'),
}
