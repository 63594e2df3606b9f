interface Facts {
  name: string
  company: string
  /** Where the portal stands. */
  portal: string
  account: string
}

/** The letter after a company made a password of one of its people void. */
export const text = {
  subject: (p: Facts) => `${p.company}已重置您的远行商旅密码`,
  body: (p: Facts) =>
    [
      `${p.name}，您好：`,
      '',
      `${p.company}的管理员已重置您的密码，原密码已失效，所有登录已退出。`,
      `请打开以下链接设置新密码，账号为本邮箱 ${p.account} 或您在公司登记的手机号：`,
      `${p.portal}/v/forget/rePassword/index`,
      '',
      '如有疑问，请联系公司的差旅管理员。',
      '',
      '远行商旅',
    ].join('\n'),
}
