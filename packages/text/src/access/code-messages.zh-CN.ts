export interface CodeFacts {
  code: string
  minutes: number
}

/** What arrives on the phone and in the mailbox around an account. */
export const text = {
  signature: '远行商旅',
  purposes: {
    signIn: '登录',
    activate: '激活账号',
    openAccount: '开通账号',
    register: '企业注册',
    reset: '重置密码',
    contact: '更换联系方式',
    domain: '确认公司邮箱域名',
  },
  subject: (p: { purpose: string }) => `${p.purpose}验证码`,
  code: (p: CodeFacts & { purpose: string }) =>
    `您正在${p.purpose}，验证码 ${p.code}，${p.minutes} 分钟内有效。请勿告知他人，如非本人操作请忽略。`,
  link: (p: { link: string }) => `也可直接打开以下链接继续（仅可使用一次）：\n${p.link}`,
  noticeSubject: '关于您的账号',
  notices: {
    accountExists: (p: { link: string }) => `该联系方式已有账号，请直接登录：${p.link}。如非本人操作请忽略。`,
    activateFirst: (p: { link: string }) => `您的账号尚未激活，请先激活：${p.link}。如非本人操作请忽略。`,
    alreadyActive: (p: { link: string }) => `您的账号已激活，请直接登录：${p.link}。如非本人操作请忽略。`,
    contactChanged: (p: { contact: string; time: string; link: string }) =>
      `您的联系方式已于 ${p.time} 更换为 ${p.contact}。如非本人操作，请立即找回密码：${p.link}，并联系差旅管理员。`,
    passwordChanged: (p: { time: string; link: string }) =>
      `您的密码已于 ${p.time} 修改，其他设备上的登录已退出。如非本人操作，请立即找回密码：${p.link}`,
    secondFactor: {
      enrolled: (p: { time: string; link: string }) =>
        `您的账号已于 ${p.time} 添加两步验证方式，其他设备上的登录已退出。如非本人操作，请立即找回密码：${p.link}，并联系差旅管理员。`,
      removed: (p: { time: string; link: string }) =>
        `您的账号已于 ${p.time} 移除一种两步验证方式。如非本人操作，请立即找回密码：${p.link}，并联系差旅管理员。`,
      reset: (p: { time: string; link: string }) =>
        `管理员已于 ${p.time} 重置您账号的两步验证，您的登录已全部退出。如非您要求，请立即找回密码：${p.link}，并联系差旅管理员。`,
    },
  },
}
