/** The sign-in page. */
export const text = {
  title: '登录',
  welcome: '欢迎回来',
  lead: '用企业账号登录，继续您的行程',
  account: '账号',
  accountHint: '登录名、手机号或邮箱',
  password: '密码',
  signIn: '登录',
  signingIn: '正在登录',
  accountMissing: '请输入账号',
  passwordMissing: '请输入密码',
  capsLock: '大写锁定已打开',
  help: '忘记密码或无法登录，请联系贵公司的差旅管理员',
  goOn: '请登录后继续访问该页面',
  heroTitle: '好好出差',
  heroLead: '每一段行程，先看清再预订。',
  points: [
    { title: '先说答案', detail: '时间、价格、是否符合差标，一眼看清' },
    { title: '差标帮您选', detail: '为什么超标、改哪一班就合规，都有说明' },
    { title: '一次到底', detail: '预订、审批、支付、出票，进度随时可查' },
  ],
}
