interface Facts {
  name: string
  company: string
  /** Where the portal stands. */
  portal: string
  account: string
}

/** The letter, or the text message, by which a company invites its people. */
export const text = {
  subject: (p: Facts) => `${p.company}邀请您使用远行商旅`,
  body: (p: Facts) =>
    [
      `${p.name}，您好：`,
      '',
      `${p.company}已为您开通远行商旅账号，用于预订差旅行程。`,
      `请打开以下链接激活账号并设置密码，账号为本邮箱 ${p.account} 或您在公司登记的手机号：`,
      `${p.portal}/v/activation/index`,
      '',
      '如非您本人，请忽略本邮件。',
      '',
      '远行商旅',
    ].join('\n'),
  message: (p: Pick<Facts, 'company' | 'portal'>) =>
    `【远行商旅】${p.company}已为您开通账号，请打开 ${p.portal}/v/activation/index 用本手机号激活。`,
}
