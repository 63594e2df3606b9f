/** The page of messages that nobody delivers. */
export const text = {
  title: '演示收件箱',
  note: '本机未配置短信网关和邮件服务器，验证码等消息保留在这里，仅供演示。',
  empty: '还没有消息。请先在登录、激活或注册页面获取验证码。',
  to: '收件人',
  channels: { mobile: '短信', mail: '邮件' },
  refresh: '刷新',
}
