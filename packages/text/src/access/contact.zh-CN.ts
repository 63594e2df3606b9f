/** One's own mobile and mail address. */
export const text = {
  title: '联系方式',
  lead: '用于登录、接收验证码和行程通知。更换时须验证新的联系方式。',
  mobile: '手机号',
  mail: '邮箱',
  none: '未填写',
  change: '更换',
  changeMobile: '更换手机号',
  changeMail: '更换邮箱',
  explain: '验证通过后，新的联系方式即可用于登录，原联系方式不能再登录。我们会给原邮箱发送通知。',
  newMobile: '请输入新手机号',
  newMail: '请输入新邮箱',
  submit: '验证并更换',
  done: '联系方式已更换',
  reveal: (p: { what: string }) => `查看完整${p.what}`,
  hide: (p: { what: string }) => `隐藏${p.what}`,
  assisted: '代他人操作时不能查看或更换联系方式',
}
